import { inArray } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { gyms } from "#api/db/tables/index.ts";

/** Those whose name exists already stay as they are; answers how many were added. */
export async function insertNew(db: Db, rows: (typeof gyms.$inferInsert)[]): Promise<number> {
  const inserted = await db
    .insert(gyms)
    .values(rows)
    .onConflictDoNothing({ target: gyms.nameKey })
    .returning({ id: gyms.id });
  return inserted.length;
}

export async function findByNameKeys(db: Db, nameKeys: string[]) {
  return db
    .select({ id: gyms.id, nameKey: gyms.nameKey })
    .from(gyms)
    .where(inArray(gyms.nameKey, nameKeys));
}
