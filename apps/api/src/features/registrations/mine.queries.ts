import type { CompetitorId, UserId } from "@chave/contract";
import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "#api/db/client.ts";
import {
  brackets,
  categories,
  competitors,
  events,
  guardianships,
  registrations,
} from "#api/db/tables/index.ts";

/** The login's own person and the children it stands for; a teacher's students are not theirs. */
export async function findMyCompetitors(db: Db, userId: UserId): Promise<CompetitorId[]> {
  const own = db
    .select({ id: competitors.id })
    .from(competitors)
    .where(eq(competitors.userId, userId));
  const children = db
    .select({ id: guardianships.competitorId })
    .from(guardianships)
    .where(and(eq(guardianships.userId, userId), eq(guardianships.relation, "parent")));
  return (await union(own, children)).map(({ id }) => id);
}

const ofThem = (ids: CompetitorId[]) =>
  and(inArray(registrations.competitorId, ids), eq(events.visible, true));

export async function findMine(
  db: Db,
  ids: CompetitorId[],
  { page, pageSize }: { page: number; pageSize: number },
) {
  return db
    .select({
      id: registrations.id,
      athlete: registrations.name,
      event: {
        slug: events.slug,
        name: events.name,
        city: events.city,
        state: events.state,
        startsOn: events.startsOn,
        endsOn: events.endsOn,
        timeZone: events.timeZone,
      },
      categoryId: registrations.categoryId,
      category: {
        name: categories.name,
        division: categories.division,
        belt: categories.belt,
        sex: categories.sex,
        weightClass: categories.weightClass,
        minWeight: categories.minWeight,
        maxWeight: categories.maxWeight,
      },
      drawn: sql<boolean>`${brackets.categoryId} is not null`,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .leftJoin(brackets, eq(brackets.categoryId, registrations.categoryId))
    .where(ofThem(ids))
    .orderBy(desc(events.startsOn), asc(registrations.name), asc(registrations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countMine(db: Db, ids: CompetitorId[]): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(ofThem(ids));
  return row!.n;
}
