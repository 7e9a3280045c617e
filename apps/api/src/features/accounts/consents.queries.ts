import type { Db } from "#api/db/client.ts";
import { consents } from "#api/db/tables/index.ts";

export type NewConsent = typeof consents.$inferInsert;

export async function insert(db: Db, rows: NewConsent[]): Promise<void> {
  await db.insert(consents).values(rows);
}
