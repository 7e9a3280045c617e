import type { UserId } from "@chave/contract";
import { and, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { Grant } from "#api/context.ts";
import type { Db } from "#api/db/client.ts";
import { organizations, sessions, staffGrants, users } from "#api/db/tables/index.ts";

/** With the session in one round trip, because every request asks for them. */
const liveGrants = sql<Grant[]>`coalesce((
  select json_agg(json_build_object('eventId', ${staffGrants.eventId}, 'role', ${staffGrants.role}, 'matId', ${staffGrants.matId}))
  from ${staffGrants}
  where ${staffGrants.userId} = ${users.id} and ${staffGrants.revokedAt} is null
), '[]'::json)`;

export async function findLiveSession(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      userType: users.userType,
      organizationId: organizations.id,
      lastSeenAt: sessions.lastSeenAt,
      grants: liveGrants,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(organizations, eq(organizations.ownerId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(
  db: Db,
  id: string,
  seen: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(seen).where(eq(sessions.id, id));
}

/** The session that ended, and with it every session that expired. */
export async function deleteSession(db: Db, id: string, now: Date): Promise<void> {
  await db.delete(sessions).where(or(eq(sessions.id, id), lt(sessions.expiresAt, now)));
}

/** The latest first. */
export async function findLiveSessionsOf(db: Db, userId: UserId, now: Date) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** False where the person has no such session. */
export async function deleteSessionOf(db: Db, userId: UserId, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export async function deleteSessionsOf(db: Db, userId: UserId): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteOtherSessions(db: Db, userId: UserId, keep: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keep)));
}
