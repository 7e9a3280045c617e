import type { UserId } from "@chave/contract";
import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { competitors, consents } from "#api/db/tables/index.ts";

export async function insert(db: Db, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row);
}

export async function findByUser(db: Db, userId: UserId) {
  return db
    .select({ ...getTableColumns(consents), childName: competitors.name })
    .from(consents)
    .leftJoin(competitors, eq(competitors.id, consents.competitorId))
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.id));
}
