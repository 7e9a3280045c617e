import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#api/db/client.ts";
import { coaches, competitors, gymAliases, gyms, registrations } from "#api/db/tables/index.ts";
import type { Tables } from "#api/features/directory/directory.service.ts";

export const tables: Tables = {
  entries: gyms,
  headquarters: alias(gyms, "headquarters"),
  aliases: gymAliases,
  members: { table: competitors, column: competitors.gymId, key: "gymId" },
  registrations: { table: registrations, column: registrations.gymId, key: "gymId" },
  coaches: { table: coaches, column: coaches.gymId, key: "gymId" },
};

/** Those whose name exists already stay as they are; answers how many were added. */
export async function insertNew(db: Db, rows: (typeof gyms.$inferInsert)[]): Promise<number> {
  const inserted = await db
    .insert(gyms)
    .values(rows)
    .onConflictDoNothing({ target: gyms.nameKey })
    .returning({ id: gyms.id });
  return inserted.length;
}

/** Until the end of the transaction they are not merged: whoever comes with these names may join them. */
export async function lockByNameKeys(db: Db, nameKeys: string[]) {
  return db
    .select({ id: gyms.id, nameKey: gyms.nameKey })
    .from(gyms)
    .where(inArray(gyms.nameKey, nameKeys))
    .orderBy(asc(gyms.nameKey))
    .for("key share");
}

/** Gyms by names that they had, or that were merged into them. */
export async function lockByFormerNames(db: Db, nameKeys: string[]) {
  return db
    .select({ id: gyms.id, nameKey: gymAliases.nameKey })
    .from(gymAliases)
    .innerJoin(gyms, eq(gyms.id, gymAliases.entryId))
    .where(inArray(gymAliases.nameKey, nameKeys))
    .orderBy(asc(gyms.nameKey))
    .for("key share");
}
