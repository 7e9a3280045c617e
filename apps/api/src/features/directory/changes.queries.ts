import { and, asc, count, eq, inArray, notInArray } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import type { Reference, Tables } from "./tables.queries.ts";

export type LockedEntry = Awaited<ReturnType<typeof lock>>[number];

/** Held until the end of the transaction, in one order everywhere; whoever wants to join one of them waits. */
export async function lock(db: Db, { entries }: Tables, ids: readonly string[]) {
  return db
    .select({
      id: entries.id,
      name: entries.name,
      nameKey: entries.nameKey,
      placeKey: entries.placeKey,
      status: entries.status,
      email: entries.email,
      phone: entries.phone,
      city: entries.city,
      state: entries.state,
      country: entries.country,
      isBranch: entries.isBranch,
      headquartersId: entries.headquartersId,
      responsibleId: entries.responsibleId,
    })
    .from(entries)
    .where(inArray(entries.id, [...ids]))
    .orderBy(asc(entries.nameKey))
    .for("update");
}

/** Somebody joins it: until the end of the transaction it is neither refused nor deleted. */
export async function lockToJoin(db: Db, { entries }: Tables, id: string) {
  const [found] = await db
    .select({
      id: entries.id,
      name: entries.name,
      status: entries.status,
      isBranch: entries.isBranch,
    })
    .from(entries)
    .where(eq(entries.id, id))
    .for("key share");
  return found;
}

export type Change = Partial<Omit<LockedEntry, "id">>;

/** False where another has the name. */
export async function insert(
  db: Db,
  { entries }: Tables,
  row: Omit<LockedEntry, "placeKey"> & { placeKey: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(entries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: entries.id });
  return inserted.length === 1;
}

export async function update(
  db: Db,
  { entries }: Tables,
  id: string,
  change: Change,
): Promise<void> {
  await db.update(entries).set(change).where(eq(entries.id, id));
}

export async function remove(db: Db, { entries }: Tables, id: string): Promise<void> {
  await db.delete(entries).where(eq(entries.id, id));
}

/** Who has this name, or had it. */
export async function findByName(db: Db, { entries, aliases }: Tables, nameKey: string) {
  const [named] = await db
    .select({ id: entries.id, status: entries.status })
    .from(entries)
    .where(eq(entries.nameKey, nameKey));
  if (named) return named;
  const [former] = await db
    .select({ id: entries.id, status: entries.status })
    .from(aliases)
    .innerJoin(entries, eq(entries.id, aliases.entryId))
    .where(eq(aliases.nameKey, nameKey));
  return former;
}

export async function addAlias(
  db: Db,
  { aliases }: Tables,
  alias: { nameKey: string; entryId: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(aliases)
    .values(alias)
    .onConflictDoUpdate({ target: aliases.nameKey, set: { entryId: alias.entryId } });
}

export async function removeAlias(db: Db, { aliases }: Tables, nameKey: string): Promise<void> {
  await db.delete(aliases).where(eq(aliases.nameKey, nameKey));
}

export async function moveAliases(
  db: Db,
  { aliases }: Tables,
  from: string,
  to: string,
): Promise<void> {
  await db.update(aliases).set({ entryId: to }).where(eq(aliases.entryId, from));
}

/** The ids of the rows that point elsewhere now, or nowhere. */
export async function moveReferences(
  db: Db,
  { table, column, key }: Reference,
  from: string,
  to: string | null,
): Promise<string[]> {
  const moved = await db
    .update(table)
    .set({ [key]: to })
    .where(eq(column, from))
    .returning({ id: table.id });
  return moved.map(({ id }) => id);
}

export async function moveBranches(
  db: Db,
  { entries }: Tables,
  { from, to, besides }: { from: string; to: string; besides: readonly string[] },
): Promise<string[]> {
  const moved = await db
    .update(entries)
    .set({ headquartersId: to })
    .where(and(eq(entries.headquartersId, from), notInArray(entries.id, [...besides])))
    .returning({ id: entries.id });
  return moved.map(({ id }) => id);
}

export async function countReferences(
  db: Db,
  { table, column }: Reference,
  id: string,
): Promise<number> {
  const [found] = await db.select({ n: count() }).from(table).where(eq(column, id));
  return found!.n;
}

export async function countBranches(db: Db, { entries }: Tables, id: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(entries)
    .where(eq(entries.headquartersId, id));
  return found!.n;
}
