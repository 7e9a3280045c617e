import type { Context } from "#api/context.ts";
import * as queries from "./mails.queries.ts";

const recent = 60_000;
let logged = new Set<string>();

/** For somebody who develops without a mail server: whom each new mail is for and where its button leads, in one line. */
export async function logNewMails(ctx: Context): Promise<void> {
  const mails = await queries.findNew(ctx.db, new Date(ctx.now.getTime() - recent));
  for (const { id, recipient, subject, text } of mails) {
    if (logged.has(id)) continue;
    const url = /https?:\/\/\S+/.exec(text)?.[0] ?? "";
    console.log(`Mail to ${recipient}: ${subject} ${url}`);
  }
  logged = new Set(mails.map(({ id }) => id));
}
