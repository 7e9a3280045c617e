import { createHash } from "node:crypto";
import type { ImageShape, UploadedImage } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { newId } from "#api/ids.ts";
import type { Storage } from "#api/storage/storage.ts";
import { hashOf, keyOf, pathOf } from "./image-paths.ts";
import * as policy from "./images.policy.ts";
import * as queries from "./images.queries.ts";
import { makeWebImage } from "./make-web-image.ts";

const hour = 3_600_000;
const uploadsPerHour = 60;

/** The file is received only from somebody who may send one. */
export async function upload(
  ctx: Context,
  storage: Storage,
  shape: ImageShape,
  receive: () => Promise<Buffer>,
): Promise<UploadedImage> {
  forbidUnless(policy.mayUpload(ctx.actor), ctx.actor);
  const { userId } = ctx.actor!;
  const attempt = { id: newId<string>(), userId, createdAt: ctx.now };
  const since = new Date(ctx.now.getTime() - hour);
  if ((await queries.countUpload(ctx.db, attempt, since)) > uploadsPerHour)
    throw new AppError("too_many_requests", { seconds: hour / 1000 });

  const { bytes, width, height } = await makeWebImage(await receive(), shape);
  const hash = createHash("sha256").update(bytes).digest("hex");
  await storage.put(keyOf(hash), bytes, "image/webp");
  await queries.insertFile(ctx.db, {
    ...{ hash, bytes: bytes.length, width, height },
    ...{ uploadedBy: userId, createdAt: ctx.now },
  });
  return { img_path: pathOf(hash) };
}

/** The bytes of a stored picture; anyone may see it who knows its name. */
export async function read(ctx: Context, storage: Storage, hash: string): Promise<Buffer> {
  const [stored] = await queries.findStored(ctx.db, [hash]);
  return orNotFound(await storage.get(keyOf(orNotFound(stored))));
}

/**
 * Refuses a path under which no picture is stored; null stands for no picture. For other features, inside their
 * transaction and behind their permission.
 */
export async function requireImages(
  ctx: Context,
  paths: readonly (string | null)[],
): Promise<void> {
  const named = paths.filter((path) => path !== null);
  const hashes = [...new Set(named.map((path) => hashOf(path) ?? path))];
  if (hashes.length === 0) return;
  const stored = await queries.findStored(ctx.db, hashes);
  if (stored.length < hashes.length) throw new AppError("image_unknown");
}
