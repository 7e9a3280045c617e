import type { CategoryId, EventId, FightAction, FightId, RegistrationId } from "@chave/contract";
import { and, asc, eq, inArray, isNotNull, max, ne, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import {
  brackets,
  categories,
  competitors,
  fightActions,
  fights,
  mats,
  registrations,
} from "#api/db/tables/index.ts";

export type LockedFight = typeof fights.$inferSelect;
export type LockedBracket = NonNullable<Awaited<ReturnType<typeof lockBracket>>>;

/** Where a fight belongs. Event and category never change, so they may be read before anything is locked; the mat may. */
export async function findHome(db: Db, id: FightId) {
  const [row] = await db
    .select({
      eventId: fights.eventId,
      categoryId: fights.categoryId,
      matId: fights.matId,
      seconds: categories.fightSeconds,
    })
    .from(fights)
    .innerJoin(categories, eq(categories.id, fights.categoryId))
    .where(eq(fights.id, id));
  return row;
}

/** Whatever changes a bracket or a fight of it holds this first: fights that feed each other are never changed at once. */
export async function lockBracket(db: Db, categoryId: CategoryId) {
  const [row] = await db
    .select({ format: brackets.format, positions: brackets.positions, version: brackets.version })
    .from(brackets)
    .where(eq(brackets.categoryId, categoryId))
    .for("update");
  return row;
}

export async function lockFight(db: Db, id: FightId): Promise<LockedFight | undefined> {
  const [row] = await db.select().from(fights).where(eq(fights.id, id)).for("update");
  return row;
}

export async function findActions(db: Db, fightId: FightId): Promise<FightAction[]> {
  const rows = await db
    .select({ action: fightActions.action })
    .from(fightActions)
    .where(eq(fightActions.fightId, fightId))
    .orderBy(asc(fightActions.seq));
  return rows.map((row) => row.action);
}

/** Adds actions behind those that are stored; answers how many were new to the whole database. */
export async function insertActions(
  db: Db,
  fightId: FightId,
  actions: FightAction[],
  from: Pick<typeof fightActions.$inferInsert, "deviceId" | "operatorId" | "receivedAt">,
): Promise<number> {
  const [row] = await db
    .select({ last: max(fightActions.seq) })
    .from(fightActions)
    .where(eq(fightActions.fightId, fightId));
  const last = row?.last ?? 0;
  const inserted = await db
    .insert(fightActions)
    .values(
      actions.map((action, index) => ({
        ...from,
        id: action.actionId,
        fightId,
        seq: last + 1 + index,
        action,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: fightActions.id });
  return inserted.length;
}

export async function findFightsOfBracket(db: Db, categoryId: CategoryId) {
  return db
    .select({
      id: fights.id,
      key: fights.key,
      number: fights.number,
      status: fights.status,
      firstId: fights.firstId,
      secondId: fights.secondId,
      result: fights.result,
    })
    .from(fights)
    .where(eq(fights.categoryId, categoryId));
}

export type BracketFightRow = Awaited<ReturnType<typeof findFightsOfBracket>>[number];

export async function updateFight(
  db: Db,
  id: FightId,
  change: Partial<typeof fights.$inferInsert>,
): Promise<void> {
  await db
    .update(fights)
    .set({ ...change, version: sql`${fights.version} + 1` })
    .where(eq(fights.id, id));
}

export async function bumpBracket(db: Db, categoryId: CategoryId): Promise<void> {
  await db
    .update(brackets)
    .set({ version: sql`${brackets.version} + 1` })
    .where(eq(brackets.categoryId, categoryId));
}

const competitorsOf = (db: Db, athletes: RegistrationId[]) =>
  db
    .select({ id: registrations.competitorId })
    .from(registrations)
    .where(inArray(registrations.id, athletes));

/** Held while a fight starts, so that two mats cannot start fights of one athlete at the same moment. */
export async function lockCompetitors(db: Db, athletes: RegistrationId[]): Promise<void> {
  await db
    .select({ id: competitors.id })
    .from(competitors)
    .where(inArray(competitors.id, competitorsOf(db, athletes)))
    .orderBy(asc(competitors.id))
    .for("no key update");
}

/** Which of the athletes is fighting right now, in whatever category of the event, and where. */
export async function findBusyAthlete(
  db: Db,
  eventId: EventId,
  fightId: FightId,
  athletes: RegistrationId[],
) {
  const [row] = await db
    .select({ name: registrations.name, mat: mats.name, number: fights.number })
    .from(fights)
    .innerJoin(registrations, sql`${registrations.id} in (${fights.firstId}, ${fights.secondId})`)
    .leftJoin(mats, eq(mats.id, fights.matId))
    .where(
      and(
        eq(fights.eventId, eventId),
        eq(fights.status, "running"),
        isNotNull(fights.startedAt),
        ne(fights.id, fightId),
        inArray(registrations.competitorId, competitorsOf(db, athletes)),
      ),
    )
    .limit(1);
  return row;
}
