import type { CompetitorId } from "@chave/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { categories, events, registrations } from "#api/db/tables/index.ts";

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** A person's registrations in events that everyone may see, latest event first. */
export async function findEntries(db: Db, competitorId: CompetitorId) {
  return db
    .select({
      registrationId: registrations.id,
      eventId: events.id,
      eventSlug: events.slug,
      eventName: events.name,
      startsOn: events.startsOn,
      endsOn: events.endsOn,
      timeZone: events.timeZone,
      gymName: registrations.gymName,
      category: {
        id: categories.id,
        name: categories.name,
        division: categories.division,
        belt: categories.belt,
        sex: categories.sex,
        weightClass: categories.weightClass,
        minAge: categories.minAge,
        maxAge: categories.maxAge,
        minWeight: categories.minWeight,
        maxWeight: categories.maxWeight,
      },
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(and(eq(registrations.competitorId, competitorId), eq(events.visible, true)))
    .orderBy(desc(events.startsOn), desc(registrations.id));
}
