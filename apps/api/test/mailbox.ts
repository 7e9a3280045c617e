import { desc, eq } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { mails } from "#api/db/tables/index.ts";

/** The mails that wait for an address, the latest first. */
export const mailsTo = (db: Db, email: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.createdAt), desc(mails.id));

/** The six digits of the latest mail. */
export async function codeSentTo(db: Db, email: string): Promise<string> {
  const [mail] = await mailsTo(db, email);
  return /\b\d{6}\b/.exec(mail?.subject ?? "")![0];
}

/** The token in the link of the latest mail. */
export async function tokenSentTo(db: Db, email: string): Promise<string> {
  const [mail] = await mailsTo(db, email);
  return /token=([\w-]+)/.exec(mail?.text ?? "")![1]!;
}
