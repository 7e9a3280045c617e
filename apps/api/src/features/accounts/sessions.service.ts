import type { UserId } from "@chave/contract";
import type { Actor, Context } from "#api/context.ts";
import { newId } from "#api/ids.ts";
import * as queries from "./sessions.queries.ts";
import { hashToken, makeToken } from "./tokens.service.ts";

const day = 24 * 3_600_000;
const lifetime = 30 * day;
/** A session's expiry slides, but is not written at every request. */
const touchAfter = day / 24;

/** Who a token belongs to; null when it is unknown, ended or expired. */
export async function actorOfToken(ctx: Context, token: string): Promise<Actor> {
  const session = await queries.findLiveSession(ctx.db, hashToken(token), ctx.now);
  if (!session) return null;
  if (ctx.now.getTime() - session.lastSeenAt.getTime() > touchAfter)
    await queries.touchSession(ctx.db, session.sessionId, {
      lastSeenAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + lifetime),
    });
  const { sessionId, userId, userType, organizationId, grants } = session;
  return { sessionId, userId, userType, organizationId, grants };
}

/** Opens a session for a person who has just proved who they are. */
export async function openSession(ctx: Context, userId: UserId, device: string): Promise<string> {
  const { token, hash } = makeToken();
  await queries.insertSession(ctx.db, {
    id: newId(),
    userId,
    tokenHash: hash,
    device: device.slice(0, 200),
    lastSeenAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifetime),
    createdAt: ctx.now,
  });
  return token;
}

export async function endSession(ctx: Context): Promise<void> {
  if (ctx.actor) await queries.deleteSession(ctx.db, ctx.actor.sessionId, ctx.now);
}

/** Every device but the one that asks is signed out. */
export async function endOtherSessions(ctx: Context, userId: UserId, keep: string): Promise<void> {
  await queries.deleteOtherSessions(ctx.db, userId, keep);
}

/** Every device is signed out: the password was forgotten, or somebody else set a new one. For other features too. */
export async function endSessionsOf(ctx: Context, userId: UserId): Promise<void> {
  await queries.deleteSessionsOf(ctx.db, userId);
}
