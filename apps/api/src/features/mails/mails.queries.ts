import type { Db } from "#api/db/client.ts";
import { mails } from "#api/db/tables/index.ts";

export async function insert(db: Db, row: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(row);
}
