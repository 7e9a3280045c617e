import type { CategoryId, EventId } from "@chave/contract";
import { and, asc, eq, exists, inArray, notExists, or, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { brackets, categories, fightActions, fights, registrations } from "#api/db/tables/index.ts";

export type BracketRow = typeof brackets.$inferSelect;
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Held while a category's entries become a bracket: registrations and other draws wait. */
export async function lockCategory(db: Db, id: CategoryId) {
  const [row] = await db
    .select({ eventId: categories.eventId, bracketType: categories.bracketType })
    .from(categories)
    .where(eq(categories.id, id))
    .for("update");
  return row;
}

export async function findBracket(db: Db, id: CategoryId): Promise<BracketRow | undefined> {
  const [row] = await db.select().from(brackets).where(eq(brackets.categoryId, id));
  return row;
}

export async function lockBracket(db: Db, id: CategoryId): Promise<BracketRow | undefined> {
  const [row] = await db.select().from(brackets).where(eq(brackets.categoryId, id)).for("update");
  return row;
}

export async function findBracketsOfEvent(db: Db, eventId: EventId): Promise<BracketRow[]> {
  return db.select().from(brackets).where(eq(brackets.eventId, eventId));
}

const entryColumns = {
  registrationId: registrations.id,
  categoryId: registrations.categoryId,
  name: registrations.name,
  gymName: registrations.gymName,
  gymId: registrations.gymId,
  seed: registrations.seed,
};

export async function findEntries(db: Db, categoryId: CategoryId) {
  return db
    .select(entryColumns)
    .from(registrations)
    .where(eq(registrations.categoryId, categoryId))
    .orderBy(sql`${registrations.seed} nulls last`, asc(registrations.id));
}

export async function findEntriesOfEvent(db: Db, eventId: EventId): Promise<EntryRow[]> {
  return db.select(entryColumns).from(registrations).where(eq(registrations.eventId, eventId));
}

export async function findFightResults(db: Db, categoryId: CategoryId) {
  return db
    .select({ categoryId: fights.categoryId, key: fights.key, result: fights.result })
    .from(fights)
    .where(eq(fights.categoryId, categoryId));
}

/** Only fights that have a result: the rest of a bracket follows from its format and positions. */
export async function findFightResultsOfEvent(db: Db, eventId: EventId) {
  return db
    .select({ categoryId: fights.categoryId, key: fights.key, result: fights.result })
    .from(fights)
    .where(and(eq(fights.eventId, eventId), eq(fights.status, "finished")));
}

/** The same three for some categories. */
export async function findBracketsIn(db: Db, ids: CategoryId[]): Promise<BracketRow[]> {
  return db.select().from(brackets).where(inArray(brackets.categoryId, ids));
}

export async function findFightResultsIn(db: Db, ids: CategoryId[]) {
  return db
    .select({ categoryId: fights.categoryId, key: fights.key, result: fights.result })
    .from(fights)
    .where(and(inArray(fights.categoryId, ids), eq(fights.status, "finished")));
}

export async function findEntriesIn(db: Db, ids: CategoryId[]): Promise<EntryRow[]> {
  return db.select(entryColumns).from(registrations).where(inArray(registrations.categoryId, ids));
}

export async function findUndrawnWithEntries(db: Db, eventId: EventId): Promise<CategoryId[]> {
  const entries = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.categoryId, categories.id));
  const drawn = db
    .select({ id: brackets.categoryId })
    .from(brackets)
    .where(eq(brackets.categoryId, categories.id));
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.eventId, eventId), exists(entries), notExists(drawn)))
    .orderBy(asc(categories.id));
  return rows.map((row) => row.id);
}

/** A fight was decided, or a scoreboard has sent anything for one. */
export async function anyFightTouched(db: Db, categoryId: CategoryId): Promise<boolean> {
  const actions = db
    .select({ id: fightActions.id })
    .from(fightActions)
    .where(eq(fightActions.fightId, fights.id));
  const isTouched = or(inArray(fights.status, ["running", "finished"]), exists(actions));
  const [row] = await db
    .select({ id: fights.id })
    .from(fights)
    .where(and(eq(fights.categoryId, categoryId), isTouched))
    .limit(1);
  return row !== undefined;
}

export async function saveBracket(db: Db, row: typeof brackets.$inferInsert): Promise<void> {
  const { categoryId, eventId, createdAt, ...change } = row;
  await db
    .insert(brackets)
    .values(row)
    .onConflictDoUpdate({ target: brackets.categoryId, set: change });
}

export async function replaceFights(
  db: Db,
  categoryId: CategoryId,
  rows: (typeof fights.$inferInsert)[],
): Promise<void> {
  await db.delete(fights).where(eq(fights.categoryId, categoryId));
  if (rows.length > 0) await db.insert(fights).values(rows);
}

export async function deleteBracket(db: Db, categoryId: CategoryId): Promise<void> {
  await db.delete(fights).where(eq(fights.categoryId, categoryId));
  await db.delete(brackets).where(eq(brackets.categoryId, categoryId));
}
