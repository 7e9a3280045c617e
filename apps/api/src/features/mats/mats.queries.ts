import type { EventId, MatId } from "@chave/contract";
import { and, asc, eq, isNotNull, max } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { fights, mats } from "#api/db/tables/index.ts";

const matWithFights = (db: Db) =>
  db
    .select({
      id: mats.id,
      eventId: mats.eventId,
      name: mats.name,
      position: mats.position,
      fights: db.$count(fights, eq(fights.matId, mats.id)),
    })
    .from(mats);

export async function findByEvent(db: Db, eventId: EventId) {
  return matWithFights(db).where(eq(mats.eventId, eventId)).orderBy(asc(mats.position));
}

export async function findById(db: Db, id: MatId) {
  const [row] = await matWithFights(db).where(eq(mats.id, id));
  return row;
}

export async function findNextPosition(db: Db, eventId: EventId): Promise<number> {
  const [row] = await db
    .select({ last: max(mats.position) })
    .from(mats)
    .where(eq(mats.eventId, eventId));
  return (row?.last ?? 0) + 1;
}

/** False when the event has a mat of that name. */
export async function insert(db: Db, row: typeof mats.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(mats)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: mats.id });
  return inserted.length === 1;
}

export async function nameIsTaken(db: Db, eventId: EventId, name: string): Promise<boolean> {
  const [row] = await db
    .select({ id: mats.id })
    .from(mats)
    .where(and(eq(mats.eventId, eventId), eq(mats.name, name)));
  return row !== undefined;
}

export async function rename(db: Db, id: MatId, name: string): Promise<void> {
  await db.update(mats).set({ name }).where(eq(mats.id, id));
}

export async function anyFightBegun(db: Db, id: MatId): Promise<boolean> {
  const [row] = await db
    .select({ id: fights.id })
    .from(fights)
    .where(and(eq(fights.matId, id), isNotNull(fights.startedAt)))
    .limit(1);
  return row !== undefined;
}

export async function remove(db: Db, id: MatId): Promise<void> {
  await db.delete(mats).where(eq(mats.id, id));
}
