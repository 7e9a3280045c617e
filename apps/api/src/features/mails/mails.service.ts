import type {
  InputOf,
  listMails,
  MailDetail,
  MailId,
  MailSummary,
  OutputOf,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { newId } from "#api/ids.ts";
import type { Mail } from "./mail.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { wordsOf } from "./mail-words.ts";
import { mailChannel } from "./mails.channel.ts";
import * as policy from "./mails.policy.ts";
import * as queries from "./mails.queries.ts";

/** Puts a mail into the outbox. For other features, inside the transaction of what the mail tells. */
export async function queueMail(ctx: Context, mail: Mail): Promise<void> {
  const words = wordsOf(ctx.siteUrl, mail);
  await queries.insert(ctx.db, {
    id: newId<MailId>(),
    recipient: mail.to,
    language: mail.language,
    template: mail.template,
    subject: words.subject,
    text: mailText(words),
    html: mailHtml(words),
    status: "waiting",
    nextAttemptAt: ctx.now,
    createdAt: ctx.now,
  });
  await queries.notify(ctx.db, mailChannel);
}

export async function list(
  ctx: Context,
  query: InputOf<typeof listMails>["query"],
  sends: boolean,
): Promise<OutputOf<typeof listMails>> {
  forbidUnless(policy.mayReadMails(ctx.actor), ctx.actor);
  const rows = await queries.findPage(ctx.db, query);
  const total = await queries.countListed(ctx.db, query);
  return { data: rows.map(summaryOf), total, page: query.page, pageSize: query.pageSize, sends };
}

export async function get(ctx: Context, id: MailId): Promise<MailDetail> {
  forbidUnless(policy.mayReadMails(ctx.actor), ctx.actor);
  return detailOf(orNotFound(await queries.findById(ctx.db, id)));
}

export async function retry(ctx: Context, id: MailId): Promise<MailDetail> {
  forbidUnless(policy.mayReadMails(ctx.actor), ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const mail = orNotFound(await queries.findById(ctx.db, id));
    if (mail.status === "sent") throw new AppError("mail_already_sent");
    await queries.resetAttempts(ctx.db, id, ctx.now);
    await recordAudit(ctx, "mail.retried", id);
    await queries.notify(ctx.db, mailChannel);
    return detailOf(orNotFound(await queries.findById(ctx.db, id)));
  });
}

function summaryOf(row: queries.MailRow): MailSummary {
  const status = row.status === "sending" ? "waiting" : row.status;
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    language: row.language,
    status,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: status === "waiting" ? row.nextAttemptAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

const detailOf = (row: queries.MailRow): MailDetail => ({
  ...summaryOf(row),
  text: row.text,
  html: row.html,
});
