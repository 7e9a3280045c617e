import type { FaqId } from "@chave/contract";
import { asc, count, eq, max, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import { faqs } from "#api/db/tables/index.ts";

type Page = { page: number; pageSize: number; search?: string | undefined };

const matching = ({ search }: Page) => (search ? containsWords(faqs.searchKey, search) : undefined);

export async function findPage(db: Db, page: Page) {
  return db
    .select()
    .from(faqs)
    .where(matching(page))
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize);
}

export async function countAll(db: Db, page: Page): Promise<number> {
  const [row] = await db.select({ total: count() }).from(faqs).where(matching(page));
  return row?.total ?? 0;
}

export async function findById(db: Db, id: FaqId) {
  const [row] = await db.select().from(faqs).where(eq(faqs.id, id));
  return row;
}

export async function findNextPosition(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(faqs.position) }).from(faqs);
  return (row?.last ?? 0) + 1;
}

export async function insert(db: Db, row: typeof faqs.$inferInsert): Promise<void> {
  await db.insert(faqs).values(row);
}

export async function update(
  db: Db,
  id: FaqId,
  change: Partial<typeof faqs.$inferInsert>,
): Promise<void> {
  await db.update(faqs).set(change).where(eq(faqs.id, id));
}

export async function remove(db: Db, id: FaqId): Promise<void> {
  await db.delete(faqs).where(eq(faqs.id, id));
}

/** All of them, locked: whoever else changes the order waits. */
export async function lockOrder(db: Db): Promise<FaqId[]> {
  await db.select({ id: faqs.id }).from(faqs).orderBy(asc(faqs.id)).for("update");
  // Read anew: what waits for a lock has been sorted before, by the order that was changed meanwhile.
  const rows = await db
    .select({ id: faqs.id })
    .from(faqs)
    .orderBy(asc(faqs.position), asc(faqs.id));
  return rows.map(({ id }) => id);
}

export async function setOrder(db: Db, ids: readonly FaqId[]): Promise<void> {
  const all = sql`${sql.param(ids)}::uuid[]`;
  await db
    .update(faqs)
    .set({ position: sql`array_position(${all}, ${faqs.id})` })
    .where(sql`${faqs.id} = any(${all})`);
}
