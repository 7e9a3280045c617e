import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { mailId } from "./ids.ts";
import { language } from "./languages.ts";
import { pageOf, pageQuery } from "./list.ts";

/** `waiting` is sent when its time comes and a mail server is set up; `failed` was given up. */
export const mailStatus = z.enum(["waiting", "sent", "failed"]);
export type MailStatus = z.infer<typeof mailStatus>;

/** A mail that the server wrote, as an admin sees it in the list. */
export const mailSummary = z.object({
  id: mailId,
  recipient: z.string(),
  subject: z.string(),
  language,
  status: mailStatus,
  /** How often it was tried. */
  attempts: z.number().int(),
  /** What the mail server answered last; null when it took the mail or was never asked. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it is tried next; null unless it waits. */
  nextAttemptAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
});
export type MailSummary = z.infer<typeof mailSummary>;

export const mailDetail = mailSummary.extend({ text: z.string(), html: z.string() });
export type MailDetail = z.infer<typeof mailDetail>;

export const listMails = endpoint({
  method: "GET",
  path: "/mails",
  summary: "The mails of this installation, the newest first; for admins.",
  query: pageQuery.extend({ status: mailStatus.optional() }),
  response: pageOf(mailSummary).extend({
    /** False without a mail server: then mails stay here and are handed on by hand. */
    sends: z.boolean(),
  }),
});

export const getMail = endpoint({
  method: "GET",
  path: "/mails/:mailId",
  summary: "One mail as text and as HTML; for admins.",
  params: z.object({ mailId }),
  response: mailDetail,
});

export const retryMail = endpoint({
  method: "POST",
  path: "/mails/:mailId/retry",
  summary: "Sends a mail that was given up or still waits as soon as possible; for admins.",
  params: z.object({ mailId }),
  response: mailDetail,
});
