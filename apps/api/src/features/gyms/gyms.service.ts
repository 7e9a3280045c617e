import type { GymId } from "@chave/contract";
import { batchesOf } from "#api/batches.ts";
import type { Context } from "#api/context.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as queries from "./gyms.queries.ts";

/**
 * The gyms of these names, made where they are new; accents and case do not make another gym. For other features,
 * inside their transaction and behind their permission. A blank name is no gym.
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
    const rows = batch.map(([nameKey, name]) => ({
      id: newId<GymId>(),
      name,
      nameKey,
      createdAt: ctx.now,
    }));
    added += await queries.insertNew(ctx.db, rows);
    const keys = batch.map(([nameKey]) => nameKey);
    for (const gym of await queries.findByNameKeys(ctx.db, keys)) ids.set(gym.nameKey, gym.id);
  }
  return { idOf: (name) => ids.get(sortKey(name)) ?? null, added };
}
