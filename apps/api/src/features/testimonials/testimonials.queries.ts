import type { TestimonialId } from "@chave/contract";
import { asc, eq, max, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { testimonials } from "#api/db/tables/index.ts";

type NewRow = typeof testimonials.$inferInsert;

export async function findAll(db: Db) {
  return db.select().from(testimonials).orderBy(asc(testimonials.position), asc(testimonials.id));
}

export async function findVisible(db: Db) {
  return db
    .select()
    .from(testimonials)
    .where(eq(testimonials.visible, true))
    .orderBy(asc(testimonials.position), asc(testimonials.id));
}

export async function findById(db: Db, id: TestimonialId) {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id));
  return row;
}

export async function findNextPosition(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(testimonials.position) }).from(testimonials);
  return (row?.last ?? 0) + 1;
}

export async function insert(db: Db, row: NewRow): Promise<void> {
  await db.insert(testimonials).values(row);
}

export async function update(db: Db, id: TestimonialId, change: Partial<NewRow>): Promise<void> {
  await db.update(testimonials).set(change).where(eq(testimonials.id, id));
}

export async function remove(db: Db, id: TestimonialId): Promise<void> {
  await db.delete(testimonials).where(eq(testimonials.id, id));
}

/** All of them, locked: whoever else changes the order waits. */
export async function lockOrder(db: Db): Promise<TestimonialId[]> {
  await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .orderBy(asc(testimonials.id))
    .for("update");
  // Read anew: what waits for a lock has been sorted before, by the order that was changed meanwhile.
  const rows = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map(({ id }) => id);
}

export async function setOrder(db: Db, ids: readonly TestimonialId[]): Promise<void> {
  const all = sql`${sql.param(ids)}::uuid[]`;
  await db
    .update(testimonials)
    .set({ position: sql`array_position(${all}, ${testimonials.id})` })
    .where(sql`${testimonials.id} = any(${all})`);
}
