import type { CompetitorId, EventId, FightCalendar, MatId, RegistrationId } from "@chave/contract";
import { and, asc, count, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { brackets, categories, events, fights, mats, registrations } from "#api/db/tables/index.ts";

export async function saveCalendar(
  db: Db,
  eventId: EventId,
  calendar: FightCalendar,
): Promise<void> {
  await db.update(events).set(calendar).where(eq(events.id, eventId));
}

/** Planned length of a fight by category, seconds. */
export async function findFightSeconds(db: Db, eventId: EventId): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: categories.id, seconds: categories.fightSeconds })
    .from(categories)
    .where(eq(categories.eventId, eventId));
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}

/** In their order; none of them is deleted while fights are put on them. */
export async function lockMats(db: Db, eventId: EventId): Promise<MatId[]> {
  const rows = await db
    .select({ id: mats.id })
    .from(mats)
    .where(eq(mats.eventId, eventId))
    .orderBy(asc(mats.position), asc(mats.id))
    .for("key share");
  return rows.map((row) => row.id);
}

/** Drawn categories in the order of the event's list. */
export async function findBrackets(db: Db, eventId: EventId) {
  return db
    .select({
      categoryId: brackets.categoryId,
      format: brackets.format,
      positions: brackets.positions,
      fightSeconds: categories.fightSeconds,
    })
    .from(brackets)
    .innerJoin(categories, eq(categories.id, brackets.categoryId))
    .where(eq(brackets.eventId, eventId))
    .orderBy(asc(categories.position), asc(categories.id));
}

export async function findFights(db: Db, eventId: EventId) {
  return db
    .select({
      id: fights.id,
      categoryId: fights.categoryId,
      key: fights.key,
      status: fights.status,
      firstId: fights.firstId,
      secondId: fights.secondId,
      result: fights.result,
      matId: fights.matId,
      startedAt: fights.startedAt,
      finishedAt: fights.finishedAt,
    })
    .from(fights)
    .where(and(eq(fights.eventId, eventId), notInArray(fights.status, ["bye", "void"])))
    .orderBy(asc(fights.categoryId), asc(fights.order));
}

export type FightToPlan = Awaited<ReturnType<typeof findFights>>[number];
export type BracketToPlan = Awaited<ReturnType<typeof findBrackets>>[number];

/** Who stands behind the registrations of those entered in more than one category. */
export async function findDoubleEntered(
  db: Db,
  eventId: EventId,
): Promise<Map<RegistrationId, CompetitorId>> {
  const twice = db
    .select({ id: registrations.competitorId })
    .from(registrations)
    .where(eq(registrations.eventId, eventId))
    .groupBy(registrations.competitorId)
    .having(gt(count(), 1));
  const rows = await db
    .select({ id: registrations.id, competitorId: registrations.competitorId })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), inArray(registrations.competitorId, twice)));
  return new Map(rows.map(({ id, competitorId }) => [id, competitorId]));
}

export type Slot = { id: string; matId: string | null; plannedAt: string | null };

/** Only what changes is written. */
export async function savePlan(db: Db, slots: Slot[]): Promise<void> {
  await db.execute(sql`
    update fights
    set mat_id = slot."matId", planned_at = slot."plannedAt", version = fights.version + 1
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
      as slot(id uuid, "matId" uuid, "plannedAt" timestamptz)
    where fights.id = slot.id and fights.status in ('waiting', 'ready')
      and (fights.mat_id, fights.planned_at) is distinct from (slot."matId", slot."plannedAt")
  `);
}
