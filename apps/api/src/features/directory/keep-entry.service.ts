import type { DirectoryFields } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { sortKey } from "#api/sort-key.ts";
import * as changes from "./changes.queries.ts";
import * as policy from "./directory.policy.ts";
import { type Directory, get, mayEdit } from "./directory.service.ts";
import { requireHeadquarters } from "./headquarters.ts";
import { placeKeyOf } from "./register-entry.service.ts";

export async function approve<Id extends string>(
  ctx: Context,
  { noun, tables }: Directory<Id>,
  id: string,
): Promise<void> {
  forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const { status } = await lockOne(ctx, tables, id);
    if (status === "approved") return;
    await changes.update(ctx.db, tables, id, { status: "approved" });
    await recordAudit(ctx, `${noun}.approved`, id, { before: { status } });
  });
}

/** Profiles that name it name nothing afterwards; registrations keep what they were made with. */
export async function refuse<Id extends string>(
  ctx: Context,
  { noun, tables }: Directory<Id>,
  id: string,
): Promise<{ members: number }> {
  forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const { status } = await lockOne(ctx, tables, id);
    await changes.update(ctx.db, tables, id, { status: "refused" });
    const members = await changes.moveReferences(ctx.db, tables.members, id, null);
    await recordAudit(ctx, `${noun}.refused`, id, { before: { status, members } });
    return { members: members.length };
  });
}

/** A former name still finds the entry. */
export async function update<Id extends string>(
  ctx: Context,
  directory: Directory<Id>,
  id: string,
  input: DirectoryFields,
) {
  return inTransaction(ctx, async (ctx) => {
    const { noun, tables } = directory;
    const before = await lockOne(ctx, tables, id);
    forbidUnless(mayEdit(ctx.actor, directory, before), ctx.actor);
    if (placeInChain(input) !== placeInChain(before)) {
      forbidUnless(policy.mayKeep(ctx.actor), ctx.actor);
      await requireHeadquarters(ctx, tables, id, input);
    }
    const nameKey = sortKey(input.name);
    if (nameKey !== before.nameKey) await giveName(ctx, directory, before, nameKey);
    await changes.update(ctx.db, tables, id, { ...input, nameKey, placeKey: placeKeyOf(input) });
    await recordAudit(ctx, `${noun}.changed`, id, { before: fieldsOf(before), after: input });
    return get(ctx, directory, id);
  });
}

async function giveName<Id extends string>(
  ctx: Context,
  { tables, nameTaken }: Directory<Id>,
  { id, nameKey: formerKey }: changes.LockedEntry,
  nameKey: string,
): Promise<void> {
  const named = await changes.findByName(ctx.db, tables, nameKey);
  if (named && named.id !== id) throw new AppError(nameTaken);
  await changes.removeAlias(ctx.db, tables, nameKey);
  await changes.addAlias(ctx.db, tables, {
    nameKey: formerKey,
    entryId: id,
    createdAt: ctx.now,
  });
}

type InChain = Pick<DirectoryFields, "isBranch" | "headquartersId">;
const placeInChain = ({ isBranch, headquartersId }: InChain) => `${isBranch} ${headquartersId}`;

const fieldsOf = ({ nameKey: _name, placeKey: _place, ...fields }: changes.LockedEntry) => fields;

async function lockOne(ctx: Context, tables: Directory<string>["tables"], id: string) {
  const [entry] = await changes.lock(ctx.db, tables, [id]);
  return orNotFound(entry);
}
