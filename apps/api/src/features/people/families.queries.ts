import type { CompetitorId, UserId } from "@chave/contract";
import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { competitors, guardianships, gyms, registrations } from "#api/db/tables/index.ts";

const otherTie = sql<boolean>`(${competitors.userId} is not null or exists (
  select 1 from ${guardianships} as other
  where other.competitor_id = ${competitors.id} and other.user_id <> ${guardianships.userId}
))`;

const member = {
  id: competitors.id,
  name: competitors.name,
  birthDate: competitors.birthDate,
  gymName: gyms.name,
  imgPath: competitors.imgPath,
  /** A login of their own, or somebody else who answers for them. */
  otherTie,
};

/** The people tied to a login by one relation, in the order of their names. */
export async function findTied(db: Db, userId: UserId, relation: "parent" | "teacher") {
  return db
    .select({
      ...member,
      registrations: db.$count(registrations, eq(registrations.competitorId, competitors.id)),
    })
    .from(guardianships)
    .innerJoin(competitors, eq(competitors.id, guardianships.competitorId))
    .leftJoin(gyms, eq(gyms.id, competitors.gymId))
    .where(and(eq(guardianships.userId, userId), eq(guardianships.relation, relation)))
    .orderBy(asc(competitors.nameKey), asc(competitors.id));
}

export async function insertTie(db: Db, row: typeof guardianships.$inferInsert): Promise<void> {
  await db.insert(guardianships).values(row);
}

export async function findParentTie(db: Db, userId: UserId, competitorId: CompetitorId) {
  const [row] = await db
    .select({ id: guardianships.id })
    .from(guardianships)
    .where(
      and(
        eq(guardianships.userId, userId),
        eq(guardianships.competitorId, competitorId),
        eq(guardianships.relation, "parent"),
      ),
    );
  return row;
}

export async function deleteTie(db: Db, id: string): Promise<void> {
  await db.delete(guardianships).where(eq(guardianships.id, id));
}

/** Somebody answers for the person, or they do so themselves. */
export async function isTied(db: Db, competitorId: CompetitorId): Promise<boolean> {
  const [row] = await db
    .select({ id: competitors.id })
    .from(competitors)
    .leftJoin(guardianships, eq(guardianships.competitorId, competitors.id))
    .where(
      and(
        eq(competitors.id, competitorId),
        or(sql`${competitors.userId} is not null`, sql`${guardianships.id} is not null`),
      ),
    )
    .limit(1);
  return row !== undefined;
}
