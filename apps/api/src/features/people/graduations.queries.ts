import type { CompetitorId, GraduationId } from "@chave/contract";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { graduations } from "#api/db/tables/index.ts";

const columns = {
  id: graduations.id,
  sport: graduations.sport,
  belt: graduations.belt,
  graduatedOn: graduations.graduatedOn,
};

/** A belt whose day nobody knows counts as older than those with a day. */
const latestFirst = [
  sql`${graduations.graduatedOn} desc nulls last`,
  desc(graduations.createdAt),
  desc(graduations.id),
];

export async function findByPerson(db: Db, competitorId: CompetitorId) {
  return db
    .select(columns)
    .from(graduations)
    .where(eq(graduations.competitorId, competitorId))
    .orderBy(...latestFirst);
}

export async function findByPeople(db: Db, competitorIds: CompetitorId[]) {
  if (competitorIds.length === 0) return [];
  return db
    .select({ ...columns, competitorId: graduations.competitorId })
    .from(graduations)
    .where(inArray(graduations.competitorId, competitorIds))
    .orderBy(...latestFirst);
}

export async function insert(db: Db, row: typeof graduations.$inferInsert): Promise<void> {
  await db.insert(graduations).values(row);
}

export async function insertAll(db: Db, rows: (typeof graduations.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(graduations).values(rows);
}

const one = (competitorId: CompetitorId, id: GraduationId) =>
  and(eq(graduations.id, id), eq(graduations.competitorId, competitorId));

export async function find(db: Db, competitorId: CompetitorId, id: GraduationId) {
  const [row] = await db.select(columns).from(graduations).where(one(competitorId, id));
  return row;
}

export async function update(
  db: Db,
  id: GraduationId,
  change: Partial<typeof graduations.$inferInsert>,
): Promise<void> {
  await db.update(graduations).set(change).where(eq(graduations.id, id));
}

export async function remove(db: Db, id: GraduationId): Promise<void> {
  await db.delete(graduations).where(eq(graduations.id, id));
}
