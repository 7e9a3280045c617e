import type {
  EventId,
  InvitationId,
  MatId,
  StaffGrantId,
  StaffRole,
  StaffState,
} from "@chave/contract";
import { and, asc, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { events, invitations, mats, staffGrants } from "#api/db/tables/index.ts";

const members = (db: Db) =>
  db
    .select({
      id: staffGrants.id,
      eventId: staffGrants.eventId,
      name: staffGrants.name,
      email: staffGrants.email,
      role: staffGrants.role,
      mat: { id: mats.id, name: mats.name },
      userId: staffGrants.userId,
      invitationId: staffGrants.invitationId,
      language: invitations.language,
      expiresAt: invitations.expiresAt,
      invitedAt: staffGrants.createdAt,
      acceptedAt: staffGrants.acceptedAt,
      revokedAt: staffGrants.revokedAt,
    })
    .from(staffGrants)
    .leftJoin(mats, eq(mats.id, staffGrants.matId))
    .leftJoin(invitations, eq(invitations.id, staffGrants.invitationId));

export type StaffRow = Awaited<ReturnType<typeof findByEvent>>[number];

export async function findByEvent(db: Db, eventId: EventId) {
  return members(db)
    .where(eq(staffGrants.eventId, eventId))
    .orderBy(asc(staffGrants.createdAt), asc(staffGrants.id));
}

export async function findById(db: Db, id: StaffGrantId): Promise<StaffRow | undefined> {
  const [row] = await members(db).where(eq(staffGrants.id, id));
  return row;
}

/** Held while grants are looked for and made: two invitations at once must not give one task twice. */
export async function lockEvent(db: Db, id: EventId): Promise<void> {
  await db.select({ id: events.id }).from(events).where(eq(events.id, id)).for("no key update");
}

/** Read behind the lock, so that nothing of it is old. */
export async function lockGrant(db: Db, id: StaffGrantId) {
  const [row] = await db.select().from(staffGrants).where(eq(staffGrants.id, id)).for("update");
  return row;
}

type Task = { eventId: EventId; email: string; role: StaffRole; matId: MatId | null };

/** Whether somebody has this task already, beside one grant. */
export async function hasTask(
  db: Db,
  { eventId, email, role, matId }: Task,
  besides: StaffGrantId | null = null,
): Promise<boolean> {
  const same: (SQL | undefined)[] = [
    eq(staffGrants.eventId, eventId),
    eq(staffGrants.email, email),
    eq(staffGrants.role, role),
    matId === null ? isNull(staffGrants.matId) : eq(staffGrants.matId, matId),
    isNull(staffGrants.revokedAt),
    besides === null ? undefined : ne(staffGrants.id, besides),
  ];
  const [row] = await db
    .select({ id: staffGrants.id })
    .from(staffGrants)
    .where(and(...same))
    .limit(1);
  return row !== undefined;
}

export async function insert(db: Db, row: typeof staffGrants.$inferInsert): Promise<void> {
  await db.insert(staffGrants).values(row);
}

type Change = {
  role?: StaffRole;
  matId?: MatId | null;
  invitationId?: InvitationId;
  revokedAt?: Date;
};

export async function update(db: Db, id: StaffGrantId, change: Change): Promise<void> {
  await db.update(staffGrants).set(change).where(eq(staffGrants.id, id));
}

export async function findMatManagers(db: Db, eventId: EventId) {
  const rows = await db
    .select({
      id: staffGrants.id,
      matId: mats.id,
      name: staffGrants.name,
      acceptedAt: staffGrants.acceptedAt,
    })
    .from(staffGrants)
    .innerJoin(mats, eq(mats.id, staffGrants.matId))
    .where(and(eq(staffGrants.eventId, eventId), isNull(staffGrants.revokedAt)))
    .orderBy(asc(staffGrants.name), asc(staffGrants.id));
  return rows.map(({ acceptedAt, ...row }) => ({
    ...row,
    state: (acceptedAt ? "active" : "invited") satisfies StaffState as "active" | "invited",
  }));
}
