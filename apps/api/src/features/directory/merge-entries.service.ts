import type { DirectoryUses } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import * as changes from "./changes.queries.ts";
import * as policy from "./directory.policy.ts";
import { countUses, type Directory } from "./directory.service.ts";
import { mergedEntry } from "./merged-entry.ts";
import type { Tables } from "./tables.queries.ts";

/** The others become part of this one: what hangs on them moves here, and their names find it. */
export async function merge<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  id: string,
  others: readonly string[],
): Promise<DirectoryUses> {
  forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
  return inTransaction(ctx, (ctx) => mergeInto(ctx, directory, id, others, "merged"));
}

/** Without a target only what nothing hangs on can be deleted. */
export async function remove<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  id: string,
  moveTo: string | undefined,
): Promise<DirectoryUses> {
  forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    if (moveTo !== undefined) return mergeInto(ctx, directory, moveTo, [id], "deleted");
    const { noun, tables } = directory;
    const [entry] = await changes.lock(ctx.db, tables, [id]);
    const before = orNotFound(entry);
    const uses = await countUses(ctx, tables, id);
    if (Object.values(uses).some((n) => n > 0)) throw new AppError("transfer_target_needed");
    await changes.remove(ctx.db, tables, id);
    await recordAudit(ctx, `${noun}.deleted`, id, { before });
    return uses;
  });
}

async function mergeInto<Id extends string>(
  ctx: Context,
  { noun, tables }: Directory<Id>,
  keptId: string,
  otherIds: readonly string[],
  act: "merged" | "deleted",
): Promise<DirectoryUses> {
  const goneIds = new Set(otherIds);
  if (goneIds.has(keptId)) throw new AppError("transfer_target_needed");
  const locked = await changes.lock(ctx.db, tables, [keptId, ...goneIds]);
  const kept = orNotFound(locked.find(({ id }) => id === keptId));
  const gone = locked.filter(({ id }) => goneIds.has(id));
  if (gone.length < goneIds.size) throw new AppError("not_found");

  const after = mergedEntry(kept, gone);
  await changes.update(ctx.db, tables, keptId, after);
  const moved: Moved[] = [];
  for (const entry of gone)
    moved.push(await moveAll(ctx, tables, entry, { ...after, id: keptId }, goneIds));
  // Headquarters that were a branch themselves: with branches of their own they no longer are.
  if (after.isBranch && after.headquartersId === null && moved.some(hasBranches))
    await changes.update(ctx.db, tables, keptId, { isBranch: false });

  const into = { id: keptId, name: kept.name };
  for (const { entry, ...ids } of moved)
    await recordAudit(ctx, `${noun}.${act}`, entry.id, {
      before: entry,
      after: { into, moved: ids },
    });
  await recordAudit(ctx, `${noun}.changed`, keptId, { before: kept, after });
  return sumOf(moved);
}

type Moved = { entry: changes.LockedEntry } & Record<keyof DirectoryUses, string[]>;
const hasBranches = ({ branches }: Moved) => branches.length > 0;

async function moveAll(
  ctx: Context,
  tables: Tables,
  entry: changes.LockedEntry,
  kept: { id: string; headquartersId: string | null },
  goneIds: ReadonlySet<string>,
): Promise<Moved> {
  const { members, registrations, coaches } = tables;
  const from = entry.id;
  const moved = {
    entry,
    members: await changes.moveReferences(ctx.db, members, from, kept.id),
    registrations: registrations
      ? await changes.moveReferences(ctx.db, registrations, from, kept.id)
      : [],
    coaches: coaches ? await changes.moveReferences(ctx.db, coaches, from, kept.id) : [],
    branches: await changes.moveBranches(ctx.db, tables, {
      from,
      to: kept.headquartersId ?? kept.id,
      besides: [kept.id, ...goneIds],
    }),
  };
  await changes.moveAliases(ctx.db, tables, from, kept.id);
  await changes.remove(ctx.db, tables, from);
  await changes.addAlias(ctx.db, tables, {
    nameKey: entry.nameKey,
    entryId: kept.id,
    createdAt: ctx.now,
  });
  return moved;
}

const sumOf = (moved: readonly Moved[]): DirectoryUses => {
  const sum = (kind: keyof DirectoryUses) => moved.reduce((n, one) => n + one[kind].length, 0);
  return {
    members: sum("members"),
    registrations: sum("registrations"),
    branches: sum("branches"),
    coaches: sum("coaches"),
  };
};
