import type { Device } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { readDevice } from "./read-device.ts";
import * as queries from "./sessions.queries.ts";
import { endOtherSessions } from "./sessions.service.ts";

/** One's own devices, never anybody else's. */
export async function list(ctx: Context): Promise<Device[]> {
  const { userId, sessionId } = signedIn(ctx);
  const rows = await queries.findLiveSessionsOf(ctx.db, userId, ctx.now);
  return rows.map(({ id, device, lastSeenAt, createdAt }) => ({
    id,
    ...readDevice(device),
    lastSeenAt: lastSeenAt.toISOString(),
    signedInAt: createdAt.toISOString(),
    current: id === sessionId,
  }));
}

export async function signOut(ctx: Context, sessionId: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    if (!(await queries.deleteSessionOf(ctx.db, userId, sessionId)))
      throw new AppError("not_found");
    await recordAudit(ctx, "session.ended", userId, { before: { sessionId } });
  });
}

export async function signOutOthers(ctx: Context): Promise<void> {
  const { userId, sessionId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    await endOtherSessions(ctx, userId, sessionId);
    await recordAudit(ctx, "session.others_ended", userId);
  });
}

function signedIn(ctx: Context) {
  if (!ctx.actor) throw new AppError("unauthenticated");
  return ctx.actor;
}
