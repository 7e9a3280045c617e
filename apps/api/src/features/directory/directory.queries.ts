import type { DirectorySort, DirectoryStatus } from "@chave/contract";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  like,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containing } from "#api/db/like.ts";
import { competitors, users } from "#api/db/tables/index.ts";
import { sortKey } from "#api/sort-key.ts";
import type { Tables } from "./tables.queries.ts";

export type ListQuery = { page: number; pageSize: number; search?: string | undefined };
export type KeptQuery = ListQuery & { status?: DirectoryStatus | undefined; sort: DirectorySort };

const row = (db: Db, { entries, headquarters }: Tables) => {
  const name = db
    .select({ name: headquarters.name })
    .from(headquarters)
    .where(eq(headquarters.id, entries.headquartersId));
  return {
    id: entries.id,
    name: entries.name,
    city: entries.city,
    state: entries.state,
    country: entries.country,
    isBranch: entries.isBranch,
    headquartersId: entries.headquartersId,
    headquartersName: sql<string | null>`(${name})`,
    status: entries.status,
  };
};

const selectRows = (db: Db, tables: Tables) =>
  db
    .select({
      ...row(db, tables),
      email: tables.entries.email,
      phone: tables.entries.phone,
      responsibleId: tables.entries.responsibleId,
    })
    .from(tables.entries);

export async function findByIds(db: Db, tables: Tables, ids: readonly string[]) {
  return selectRows(db, tables).where(inArray(tables.entries.id, [...ids]));
}

/** By the words of its name and place, or of a name it once had. */
function isFound(db: Db, { entries, aliases }: Tables, search: string | undefined) {
  if (!search) return undefined;
  const words = sortKey(search).split(" ");
  const text = sql`${entries.nameKey} || ' ' || ${entries.placeKey}`;
  const hasWords = (column: SQL | typeof aliases.nameKey) =>
    words.map((word) => like(column, containing(word)));
  return or(
    and(...hasWords(text)),
    exists(
      db
        .select({ one: sql`1` })
        .from(aliases)
        .where(and(eq(aliases.entryId, entries.id), ...hasWords(aliases.nameKey))),
    ),
  );
}

export type PublicQuery = ListQuery & { onlyHeadquarters?: boolean | undefined };

const isListed = (db: Db, tables: Tables, { search, onlyHeadquarters }: PublicQuery) =>
  and(
    eq(tables.entries.status, "approved"),
    onlyHeadquarters ? eq(tables.entries.isBranch, false) : undefined,
    isFound(db, tables, search),
  );

export function findListed(db: Db, tables: Tables, query: PublicQuery) {
  const athletes = db.$count(
    competitors,
    and(
      eq(tables.members.column, tables.entries.id),
      competitors.competes,
      isNull(competitors.erasedAt),
    ),
  );
  return db
    .select({ ...row(db, tables), athletes })
    .from(tables.entries)
    .where(isListed(db, tables, query))
    .orderBy(asc(tables.entries.nameKey))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export const countListed = (db: Db, tables: Tables, query: PublicQuery): Promise<number> =>
  countWhere(db, tables, isListed(db, tables, query));

const isKept = (db: Db, tables: Tables, { status, search }: KeptQuery) =>
  and(status ? eq(tables.entries.status, status) : undefined, isFound(db, tables, search));

const selectKept = (db: Db, tables: Tables) => {
  const { entries } = tables;
  const members = db.$count(competitors, eq(tables.members.column, entries.id));
  const responsible = db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, entries.responsibleId));
  return db
    .select({
      ...row(db, tables),
      email: entries.email,
      phone: entries.phone,
      createdAt: entries.createdAt,
      responsibleName: sql<string | null>`(${responsible})`,
      members,
    })
    .from(entries);
};

export type KeptRow = Awaited<ReturnType<typeof findKept>>[number];

export async function findKept(db: Db, tables: Tables, query: KeptQuery) {
  const { entries } = tables;
  const members = db.$count(competitors, eq(tables.members.column, entries.id));
  const order = { name: [], newest: [desc(entries.createdAt)], members: [desc(members)] };
  return selectKept(db, tables)
    .where(isKept(db, tables, query))
    .orderBy(...order[query.sort], asc(entries.nameKey))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export const countKept = (db: Db, tables: Tables, query: KeptQuery): Promise<number> =>
  countWhere(db, tables, isKept(db, tables, query));

export async function findKeptByIds(db: Db, tables: Tables, ids: readonly string[]) {
  return selectKept(db, tables).where(inArray(tables.entries.id, [...ids]));
}

async function countWhere(db: Db, { entries }: Tables, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ n: count() }).from(entries).where(where);
  return found!.n;
}

export type Named = { id: string; nameKey: string };

/** Names, also former ones, that have one of these letters in them. Refused entries are left out. */
export async function findNamesWith(
  db: Db,
  { entries, aliases }: Tables,
  parts: readonly string[],
): Promise<Named[]> {
  const has = (column: typeof entries.nameKey) =>
    or(...parts.map((part) => like(column, containing(part))));
  const names = await db
    .select({ id: entries.id, nameKey: entries.nameKey })
    .from(entries)
    .where(and(ne(entries.status, "refused"), has(entries.nameKey)));
  const former = await db
    .select({ id: aliases.entryId, nameKey: aliases.nameKey })
    .from(aliases)
    .where(has(aliases.nameKey));
  return [...names, ...former];
}

export async function findAllNames(db: Db, { entries }: Tables): Promise<Named[]> {
  return db
    .select({ id: entries.id, nameKey: entries.nameKey })
    .from(entries)
    .where(ne(entries.status, "refused"))
    .orderBy(asc(entries.nameKey));
}
