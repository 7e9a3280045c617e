import type { InvitationId, UserId } from "@chave/contract";
import { and, asc, count, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { events, invitations, mats, staffGrants, users } from "#api/db/tables/index.ts";

export type InvitationRow = typeof invitations.$inferSelect;

export async function insert(db: Db, row: typeof invitations.$inferInsert): Promise<void> {
  await db.insert(invitations).values(row);
}

const ofOrganizers = eq(invitations.kind, "organizer");

export async function findPage(db: Db, query: { page: number; pageSize: number }) {
  return db
    .select({ invitation: invitations, invitedBy: users.name })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(ofOrganizers)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export async function countAll(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(invitations).where(ofOrganizers);
  return row!.n;
}

export async function findByToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ invitation: invitations, invitedBy: users.name })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.tokenHash, tokenHash));
  return row;
}

export async function findKind(db: Db, id: InvitationId) {
  const [row] = await db
    .select({ kind: invitations.kind })
    .from(invitations)
    .where(eq(invitations.id, id));
  return row?.kind;
}

/** False where it is no longer open: somebody else was first. */
export async function accept(db: Db, id: InvitationId, now: Date): Promise<boolean> {
  const accepted = await db
    .update(invitations)
    .set({ acceptedAt: now })
    .where(
      and(
        eq(invitations.id, id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning({ id: invitations.id });
  return accepted.length > 0;
}

export async function revoke(db: Db, id: InvitationId, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ revokedAt: now })
    .where(
      and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)),
    );
}

const liveGrantsOf = (invitationId: InvitationId) =>
  and(eq(staffGrants.invitationId, invitationId), isNull(staffGrants.revokedAt));

export async function findGrants(db: Db, invitationId: InvitationId) {
  return db
    .select({ eventName: events.name, role: staffGrants.role, matName: mats.name })
    .from(staffGrants)
    .innerJoin(events, eq(events.id, staffGrants.eventId))
    .leftJoin(mats, eq(mats.id, staffGrants.matId))
    .where(liveGrantsOf(invitationId))
    .orderBy(asc(events.startsOn), asc(staffGrants.id));
}

/** False where everything that the invitation was for has been revoked. */
export async function acceptGrants(
  db: Db,
  invitationId: InvitationId,
  userId: UserId,
  now: Date,
): Promise<boolean> {
  const accepted = await db
    .update(staffGrants)
    .set({ userId, acceptedAt: now })
    .where(liveGrantsOf(invitationId))
    .returning({ id: staffGrants.id });
  return accepted.length > 0;
}
