import type { DirectoryFields } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { type Door, noteAttempt, refuseTooMany } from "#api/features/accounts/attempts.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as changes from "./changes.queries.ts";
import * as policy from "./directory.policy.ts";
import { type Directory, get } from "./directory.service.ts";
import { requireHeadquarters } from "./headquarters.ts";

/** An account's own; a visitor's is that of an address, which a whole hall shares. */
const perAccount = { most: 20, minutes: 60 };
const perAddress = { most: 60, minutes: 60 };

/** Open to everyone: an admin decides about it. What an admin registers is approved. */
export async function register<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  input: DirectoryFields,
  door: Door,
) {
  await refuseFlood(ctx, door);
  return inTransaction(ctx, async (ctx) => {
    const { noun, tables } = directory;
    await requireHeadquarters(ctx, tables, null, input);
    const entry = {
      ...input,
      nameKey: sortKey(input.name),
      placeKey: placeKeyOf(input),
      status: policy.mayKeep(ctx.actor) ? ("approved" as const) : ("pending" as const),
      responsibleId: directory.responsibleOf(ctx.actor),
    };
    const id = await insertOrReopen(ctx, directory, entry);
    await recordAudit(ctx, `${noun}.registered`, id, { after: input });
    return get(ctx, directory, id);
  });
}

async function refuseFlood(ctx: Context, { address }: Door): Promise<void> {
  if (policy.mayKeep(ctx.actor)) return;
  const subject = `directory:${ctx.actor?.userId ?? address}`;
  await refuseTooMany(ctx, subject, ctx.actor ? perAccount : perAddress);
  await noteAttempt(ctx, subject);
}

/** One that was refused waits again, with what is told of it now. */
async function insertOrReopen<Id extends string>(
  ctx: Context,
  { tables, nameTaken }: Directory<Id>,
  entry: Omit<changes.LockedEntry, "id">,
): Promise<string> {
  const existing = await changes.findByName(ctx.db, tables, entry.nameKey);
  if (existing && existing.status !== "refused") throw new AppError(nameTaken);
  if (existing) {
    await changes.lock(ctx.db, tables, [existing.id]);
    await changes.update(ctx.db, tables, existing.id, entry);
    return existing.id;
  }
  const id = newId<string>();
  if (!(await changes.insert(ctx.db, tables, { ...entry, id, createdAt: ctx.now })))
    throw new AppError(nameTaken);
  return id;
}

export const placeKeyOf = ({ city, state }: { city: string; state: string }): string =>
  sortKey(`${city} ${state}`);
