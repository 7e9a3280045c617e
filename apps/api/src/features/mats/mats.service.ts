import type { EventId, Mat, MatId } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { findEvent, findManagedEvent } from "#api/features/events/events.service.ts";
import { newId } from "#api/ids.ts";
import * as queries from "./mats.queries.ts";

export async function list(ctx: Context, eventId: EventId): Promise<Mat[]> {
  await findEvent(ctx, eventId);
  return queries.findByEvent(ctx.db, eventId);
}

export async function add(ctx: Context, eventId: EventId, name: string): Promise<Mat> {
  await findManagedEvent(ctx, eventId);
  return inTransaction(ctx, async (ctx) => {
    const position = await queries.findNextPosition(ctx.db, eventId);
    const id = newId<MatId>();
    const inserted = await queries.insert(ctx.db, {
      id,
      eventId,
      name,
      position,
      createdAt: ctx.now,
    });
    if (!inserted) throw new AppError("mat_name_taken");
    await recordAudit(ctx, "mat.added", id, { after: { name } });
    return { id, eventId, name, position, fights: 0 };
  });
}

export async function rename(ctx: Context, matId: MatId, name: string): Promise<Mat> {
  return inTransaction(ctx, async (ctx) => {
    const mat = await findManagedMat(ctx, matId);
    if (name === mat.name) return mat;
    if (await queries.nameIsTaken(ctx.db, mat.eventId, name)) throw new AppError("mat_name_taken");
    await queries.rename(ctx.db, matId, name);
    await recordAudit(ctx, "mat.renamed", matId, { before: { name: mat.name }, after: { name } });
    return { ...mat, name };
  });
}

export async function remove(ctx: Context, matId: MatId): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const mat = await findManagedMat(ctx, matId);
    if (await queries.anyFightBegun(ctx.db, matId)) throw new AppError("mat_has_fights");
    await queries.remove(ctx.db, matId);
    await recordAudit(ctx, "mat.deleted", matId, { before: { name: mat.name } });
  });
}

async function findManagedMat(ctx: Context, matId: MatId): Promise<Mat> {
  const mat = orNotFound(await queries.findById(ctx.db, matId));
  await findManagedEvent(ctx, mat.eventId);
  return mat;
}
