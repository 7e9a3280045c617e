import { type GymId, gymId } from "@chave/contract";
import { batchesOf } from "#api/batches.ts";
import type { Context } from "#api/context.ts";
import { type Directory, requireUsable } from "#api/features/directory/directory.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as policy from "./gyms.policy.ts";
import * as queries from "./gyms.queries.ts";

export const gymDirectory: Directory<GymId> = {
  noun: "gym",
  tables: queries.tables,
  idOf: (id) => gymId.parse(id),
  nameTaken: "gym_name_taken",
  notUsable: "gym_not_usable",
  responsibleOf: (actor) => (policy.teaches(actor) ? (actor?.userId ?? null) : null),
  mayEdit: policy.mayEdit,
};

/** Refuses a gym that cannot be joined. For other features, inside their transaction and behind their permission. */
export const requireUsableGym = (ctx: Context, id: GymId) => requireUsable(ctx, gymDirectory, id);

/**
 * The gyms of these names, made where they are new; accents and case do not make another gym, and the name of one that
 * was merged finds what it became. For other features, inside their transaction and behind their permission. A blank
 * name is no gym.
 */
export async function ensure(
  ctx: Context,
  names: readonly string[],
): Promise<{ idOf: (name: string) => GymId | null; added: number }> {
  const nameByKey = new Map<string, string>();
  for (const name of names) {
    const key = sortKey(name);
    if (key !== "" && !nameByKey.has(key)) nameByKey.set(key, name);
  }
  // In one order everywhere: two imports with the same new gyms must not wait for each other in a circle.
  const sorted = [...nameByKey].sort(([a], [b]) => (a < b ? -1 : 1));

  let added = 0;
  const ids = new Map<string, GymId>();
  for (const batch of batchesOf(sorted)) {
    await findKnown(ctx, batch, ids);
    const missing = batch.filter(([key]) => !ids.has(key));
    if (missing.length === 0) continue;
    const rows = missing.map(([nameKey, name]) => ({
      id: newId<GymId>(),
      name,
      nameKey,
      createdAt: ctx.now,
    }));
    added += await queries.insertNew(ctx.db, rows);
    await findKnown(ctx, missing, ids);
  }
  return { idOf: (name) => ids.get(sortKey(name)) ?? null, added };
}

/** Former names are looked up last: a merge that was waited for has written them by then. */
async function findKnown(
  ctx: Context,
  names: readonly (readonly [key: string, name: string])[],
  ids: Map<string, GymId>,
): Promise<void> {
  const keys = names.map(([key]) => key);
  for (const gym of await queries.lockByNameKeys(ctx.db, keys)) ids.set(gym.nameKey, gym.id);
  const unknown = keys.filter((key) => !ids.has(key));
  if (unknown.length === 0) return;
  for (const gym of await queries.lockByFormerNames(ctx.db, unknown)) ids.set(gym.nameKey, gym.id);
}
