import type { DirectoryStatus, DirectoryUses, ErrorCode } from "@chave/contract";
import type { Actor, Context } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { sortKey } from "#api/sort-key.ts";
import * as changes from "./changes.queries.ts";
import * as policy from "./directory.policy.ts";
import * as queries from "./directory.queries.ts";
import { likelySame, likeness, piecesOf } from "./similar-names.ts";
import type { Tables } from "./tables.queries.ts";

/** A list of names that people propose and an admin keeps: the gyms, the federations. */
export type Directory<Id extends string> = {
  noun: "gym" | "affiliation";
  tables: Tables;
  idOf: (id: string) => Id;
  nameTaken: ErrorCode;
  notUsable: ErrorCode;
  /** Who answers for an entry that this person registers. */
  responsibleOf: (actor: Actor) => string | null;
  /** Beside admins. */
  mayEdit: (actor: Actor, entry: { responsibleId: string | null }) => boolean;
};

export type { Tables };

type Page<T> = { data: T[]; total: number; page: number; pageSize: number };

type Row = { id: string; headquartersId: string | null; headquartersName: string | null };
type Presented<Id, T extends Row> = Omit<T, keyof Row> & {
  id: Id;
  headquarters: { id: string; name: string } | null;
};

const present = <Id extends string, T extends Row>(
  { idOf }: Directory<Id>,
  { id, headquartersId, headquartersName, ...row }: T,
): Presented<Id, T> => ({
  ...row,
  id: idOf(id),
  headquarters:
    headquartersId === null ? null : { id: headquartersId, name: headquartersName ?? "" },
});

/** Open to everyone: names and places of gyms and federations are public once an admin approved them. */
export async function list<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  query: queries.PublicQuery,
) {
  const rows = await queries.findListed(ctx.db, directory.tables, query);
  const total = await queries.countListed(ctx.db, directory.tables, query);
  return pageOf(directory, rows, total, query);
}

const pageOf = <Id extends string, T extends Row>(
  directory: Directory<Id>,
  rows: T[],
  total: number,
  { page, pageSize }: queries.ListQuery,
): Page<Presented<Id, T>> => ({
  data: rows.map((row) => present(directory, row)),
  total,
  page,
  pageSize,
});

const shownSimilar = 5;
const alike = 0.6;

/** Open to everyone, as `list`; entries that wait are told too, or each of their members would register them again. */
export async function findSimilar<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  name: string,
) {
  const nameKey = sortKey(name);
  const pieces = piecesOf(nameKey);
  if (pieces.length === 0) return [];
  const likenessOf = new Map<string, number>();
  for (const named of await queries.findNamesWith(ctx.db, directory.tables, pieces)) {
    const found = likeness(nameKey, named.nameKey);
    if (found >= alike) likenessOf.set(named.id, Math.max(found, likenessOf.get(named.id) ?? 0));
  }
  const ids = [...likenessOf]
    .sort(([, a], [, b]) => b - a)
    .slice(0, shownSimilar)
    .map(([id]) => id);
  return (await inOrder(ids, (ids) => queries.findByIds(ctx.db, directory.tables, ids))).map(
    ({ email: _email, phone: _phone, responsibleId: _responsible, ...row }) =>
      present(directory, row),
  );
}

async function inOrder<T extends { id: string }>(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await find(ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Open to everyone who has the id: a profile shows its gym, whether it is listed or not. */
export async function get<Id extends string>(ctx: Context, directory: Directory<Id>, id: string) {
  const [found] = await queries.findByIds(ctx.db, directory.tables, [id]);
  const { email, phone, responsibleId, ...row } = orNotFound(found);
  const edit = mayEdit(ctx.actor, directory, { responsibleId });
  return present(directory, {
    ...row,
    email: edit ? email : null,
    phone: edit ? phone : null,
    can: { edit },
  });
}

export const mayEdit = <Id extends string>(
  actor: Actor,
  directory: Directory<Id>,
  entry: { responsibleId: string | null },
): boolean => policy.mayKeep(actor) || directory.mayEdit(actor, entry);

export async function administer<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  query: queries.KeptQuery,
) {
  forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
  const rows = await queries.findKept(ctx.db, directory.tables, query);
  const total = await queries.countKept(ctx.db, directory.tables, query);
  return pageOf(directory, rows.map(presentKept), total, query);
}

const presentKept = (row: queries.KeptRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Stricter than what is pointed out while one types: every group asks an admin to look. */
const duplicates = { atLeast: 0.9, lookAhead: 5 };
const shownGroups = 20;

export async function findDuplicates<Id extends string>(ctx: Context, directory: Directory<Id>) {
  forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
  const names = await queries.findAllNames(ctx.db, directory.tables);
  const groups = likelySame(names, duplicates).slice(0, shownGroups);
  const rows = await inOrder(groups.flat(), (ids) =>
    queries.findKeptByIds(ctx.db, directory.tables, ids),
  );
  const byId = new Map(rows.map((row) => [row.id, present(directory, presentKept(row))]));
  return groups.map((group) => group.flatMap((id) => byId.get(id) ?? []));
}

export async function getUses<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  id: string,
): Promise<DirectoryUses> {
  forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
  orNotFound((await queries.findByIds(ctx.db, directory.tables, [id]))[0]);
  return countUses(ctx, directory.tables, id);
}

/** For the files of this feature. */
export async function countUses(ctx: Context, tables: Tables, id: string): Promise<DirectoryUses> {
  const { members, registrations, coaches } = tables;
  return {
    members: await changes.countReferences(ctx.db, members, id),
    registrations: registrations ? await changes.countReferences(ctx.db, registrations, id) : 0,
    branches: await changes.countBranches(ctx.db, tables, id),
    coaches: coaches ? await changes.countReferences(ctx.db, coaches, id) : 0,
  };
}

/**
 * Refuses an entry that cannot be joined. For other features, inside their transaction and behind their permission:
 * until it ends the entry is neither refused, deleted nor merged.
 */
export async function requireUsable<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  id: Id,
): Promise<{ name: string; status: DirectoryStatus }> {
  const found = await changes.lockToJoin(ctx.db, directory.tables, id);
  if (!found || found.status === "refused") throw new AppError(directory.notUsable);
  return found;
}
