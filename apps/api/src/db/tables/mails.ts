import type { Language, MailId } from "@chave/contract";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";

/** The outbox: written in the transaction of what the mail tells, sent afterwards; without SMTP it is where mails stay. */
export const mails = pgTable(
  "mails",
  {
    id: id<MailId>(),
    recipient: text("recipient").notNull(),
    language: text("language").$type<Language>().notNull(),
    template: text("template").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** `sending`: a sender has it until `nextAttemptAt`. */
    status: text("status").$type<"waiting" | "sending" | "sent" | "failed">().notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    nextAttemptAt: at("next_attempt_at").notNull(),
    sentAt: at("sent_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("mails_to_send").on(t.status, t.nextAttemptAt),
    index("mails_created_at").on(t.createdAt),
  ],
);
