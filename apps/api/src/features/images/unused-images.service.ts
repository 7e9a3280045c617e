import type { UserId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import type { Storage } from "#api/storage/storage.ts";
import { hashOf, keyOf, pathOf } from "./image-paths.ts";
import * as queries from "./unused-images.queries.ts";

type Pictured = { imgPath: string | null; coverPath: string | null };

/** Hashes of the pictures that somebody sent, and of those that show these people. For other features. */
export async function picturesOf(
  ctx: Context,
  userId: UserId,
  people: readonly Pictured[],
): Promise<string[]> {
  const shown = people
    .flatMap(({ imgPath, coverPath }) => [imgPath, coverPath])
    .flatMap((path) => hashOf(path ?? "") ?? []);
  return [...new Set([...shown, ...(await queries.findHashesOf(ctx.db, userId))])];
}

/** Deletes those pictures that nothing shows any more. For other features, after their transaction. */
export async function removeUnused(
  ctx: Context,
  storage: Storage,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    if (await queries.isUsed(ctx.db, pathOf(hash))) continue;
    await queries.deleteFiles(ctx.db, [hash]);
    await storage.delete(keyOf(hash));
  }
}
