import type { CategoryId, EventId } from "@chave/contract";
import { and, asc, eq, max, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { brackets, categories, fights, registrations } from "#api/db/tables/index.ts";

const withCounts = (db: Db) =>
  db
    .select({
      id: categories.id,
      eventId: categories.eventId,
      name: categories.name,
      division: categories.division,
      belt: categories.belt,
      sex: categories.sex,
      weightClass: categories.weightClass,
      minAge: categories.minAge,
      maxAge: categories.maxAge,
      minWeight: categories.minWeight,
      maxWeight: categories.maxWeight,
      fightSeconds: categories.fightSeconds,
      bracketType: categories.bracketType,
      entries: db.$count(registrations, eq(registrations.categoryId, categories.id)),
      fights: db.$count(
        fights,
        and(eq(fights.categoryId, categories.id), sql`${fights.status} not in ('bye', 'void')`),
      ),
      fightsFinished: db.$count(
        fights,
        and(eq(fights.categoryId, categories.id), eq(fights.status, "finished")),
      ),
      hasBracket: sql<boolean>`${brackets.categoryId} is not null`,
    })
    .from(categories)
    .leftJoin(brackets, eq(brackets.categoryId, categories.id));

export async function findByEvent(db: Db, eventId: EventId) {
  return withCounts(db)
    .where(eq(categories.eventId, eventId))
    .orderBy(asc(categories.position), asc(categories.id));
}

export async function findById(db: Db, id: CategoryId) {
  const [row] = await withCounts(db).where(eq(categories.id, id));
  return row;
}

export async function findSameKeys(db: Db, eventId: EventId): Promise<Set<string>> {
  const rows = await db
    .select({ sameKey: categories.sameKey })
    .from(categories)
    .where(eq(categories.eventId, eventId));
  return new Set(rows.map((row) => row.sameKey));
}

export async function findLastPosition(db: Db, eventId: EventId): Promise<number> {
  const [row] = await db
    .select({ last: max(categories.position) })
    .from(categories)
    .where(eq(categories.eventId, eventId));
  return row?.last ?? 0;
}

const rowsAtOnce = 500;

/** Those that the event has already stay as they are; answers how many were added. */
export async function insertNew(db: Db, rows: (typeof categories.$inferInsert)[]): Promise<number> {
  let added = 0;
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const inserted = await db
      .insert(categories)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoNothing()
      .returning({ id: categories.id });
    added += inserted.length;
  }
  return added;
}

export async function update(
  db: Db,
  id: CategoryId,
  change: Partial<typeof categories.$inferInsert>,
): Promise<void> {
  await db.update(categories).set(change).where(eq(categories.id, id));
}

export async function lock(db: Db, id: CategoryId): Promise<void> {
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for("update");
}

export async function remove(db: Db, id: CategoryId): Promise<void> {
  await db.delete(categories).where(eq(categories.id, id));
}
