import type { CompetitorId, UserId } from "@chave/contract";
import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import {
  affiliations,
  competitors,
  guardianships,
  gyms,
  registrations,
  users,
} from "#api/db/tables/index.ts";

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
type PersonChange = Partial<typeof competitors.$inferInsert>;

const person = (db: Db) =>
  db
    .select({
      ...getTableColumns(competitors),
      gymName: gyms.name,
      affiliationName: affiliations.name,
    })
    .from(competitors)
    .leftJoin(gyms, eq(gyms.id, competitors.gymId))
    .leftJoin(affiliations, eq(affiliations.id, competitors.affiliationId));

/** Somebody who was erased is nobody. */
export async function findPerson(db: Db, id: CompetitorId) {
  const [row] = await person(db).where(and(eq(competitors.id, id), isNull(competitors.erasedAt)));
  return row;
}

export async function findPersonOfUser(db: Db, userId: UserId) {
  const [row] = await person(db).where(eq(competitors.userId, userId));
  return row;
}

/** Held while what a person holds is counted or moved. */
export async function lockPerson(db: Db, id: CompetitorId) {
  const [row] = await db.select().from(competitors).where(eq(competitors.id, id)).for("update");
  return row;
}

export async function findRelations(db: Db, userId: UserId, competitorId: CompetitorId) {
  const rows = await db
    .select({ relation: guardianships.relation })
    .from(guardianships)
    .where(and(eq(guardianships.userId, userId), eq(guardianships.competitorId, competitorId)));
  return rows.map((row) => row.relation);
}

export async function insertPerson(db: Db, row: typeof competitors.$inferInsert): Promise<void> {
  await db.insert(competitors).values(row);
}

export async function updatePerson(db: Db, id: CompetitorId, change: PersonChange): Promise<void> {
  await db.update(competitors).set(change).where(eq(competitors.id, id));
}

export async function renameUser(db: Db, id: UserId, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, id));
}

export async function countRegistrations(db: Db, id: CompetitorId): Promise<number> {
  return db.$count(registrations, eq(registrations.competitorId, id));
}

export async function deletePerson(db: Db, id: CompetitorId): Promise<void> {
  await db.delete(competitors).where(eq(competitors.id, id));
}
