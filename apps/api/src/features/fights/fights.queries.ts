import type { CategoryId, EventId, FightId, FightStatus, MatId } from "@chave/contract";
import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#api/db/client.ts";
import { brackets, fights, mats, registrations } from "#api/db/tables/index.ts";

const first = alias(registrations, "first_athlete");
const second = alias(registrations, "second_athlete");

const openStatuses: FightStatus[] = ["waiting", "ready", "running"];

const athleteColumns = (athlete: typeof first | typeof second) => ({
  id: athlete.id,
  name: athlete.name,
  gymName: athlete.gymName,
  seed: athlete.seed,
});

const fightsWithAthletes = (db: Db) =>
  db
    .select({
      fight: fights,
      mat: { id: mats.id, name: mats.name },
      first: athleteColumns(first),
      second: athleteColumns(second),
    })
    .from(fights)
    .leftJoin(mats, eq(mats.id, fights.matId))
    .leftJoin(first, eq(first.id, fights.firstId))
    .leftJoin(second, eq(second.id, fights.secondId));

export type FightRow = Awaited<ReturnType<typeof findByCategory>>[number];

const byMatAndTime: SQL[] = [
  sql`${mats.position} nulls last`,
  sql`${fights.plannedAt} nulls last`,
  sql`${fights.number} nulls last`,
  asc(fights.categoryId),
  asc(fights.order),
];

export type FightFilter = {
  matId?: MatId | undefined;
  categoryId?: CategoryId | undefined;
  open?: boolean | undefined;
};

export async function findByEvent(db: Db, eventId: EventId, filter: FightFilter = {}) {
  const asked = and(
    eq(fights.eventId, eventId),
    filter.matId && eq(fights.matId, filter.matId),
    filter.categoryId && eq(fights.categoryId, filter.categoryId),
    filter.open ? inArray(fights.status, openStatuses) : undefined,
  );
  return fightsWithAthletes(db)
    .where(asked)
    .orderBy(...byMatAndTime);
}

export async function findByCategory(db: Db, categoryId: CategoryId) {
  return fightsWithAthletes(db).where(eq(fights.categoryId, categoryId)).orderBy(asc(fights.order));
}

export async function findByIds(db: Db, ids: FightId[]) {
  return fightsWithAthletes(db).where(inArray(fights.id, ids)).orderBy(asc(fights.order));
}

type Place = {
  id: FightId;
  eventId: EventId;
  matId: MatId | null;
  number: number | null;
};

/**
 * The open fights that follow: on the same mat in the order of their times, those overtaken by this one first. Without
 * a plan fights go by their number.
 */
export async function findNext(db: Db, after: Place, limit: number) {
  const follows =
    after.matId === null
      ? and(
          eq(fights.eventId, after.eventId),
          isNull(fights.matId),
          after.number === null ? undefined : gt(fights.number, after.number),
        )
      : eq(fights.matId, after.matId);
  return fightsWithAthletes(db)
    .where(and(follows, inArray(fights.status, openStatuses), ne(fights.id, after.id)))
    .orderBy(...byMatAndTime)
    .limit(limit);
}

export type TreeRow = Awaited<ReturnType<typeof findTrees>>[number];

/** What tells where the sides of these categories' fights come from. */
export async function findTrees(db: Db, categoryIds: CategoryId[]) {
  if (categoryIds.length === 0) return [];
  // Written out: in a selection from one table columns lose their table's name.
  const numbers = sql<Record<string, number | null>>`(
    select coalesce(json_object_agg(of_bracket.key, of_bracket.number), '{}')
    from fights of_bracket where of_bracket.category_id = brackets.category_id
  )`;
  return db
    .select({
      categoryId: brackets.categoryId,
      format: brackets.format,
      positions: brackets.positions,
      numbers,
    })
    .from(brackets)
    .where(inArray(brackets.categoryId, categoryIds));
}
