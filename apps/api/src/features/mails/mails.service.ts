import type { MailId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { newId } from "#api/ids.ts";
import type { Mail } from "./mail.ts";
import { writeMail } from "./mail-words.ts";
import * as queries from "./mails.queries.ts";

/** Puts a mail into the outbox. For other features, inside the transaction of what the mail tells. */
export async function queueMail(ctx: Context, mail: Mail): Promise<void> {
  await queries.insert(ctx.db, {
    id: newId<MailId>(),
    recipient: mail.to,
    language: mail.language,
    template: mail.template,
    ...writeMail(ctx.siteUrl, mail),
    status: "waiting",
    nextAttemptAt: ctx.now,
    createdAt: ctx.now,
  });
}
