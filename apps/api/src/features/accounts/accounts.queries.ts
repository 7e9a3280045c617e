import type { UserId } from "@chave/contract";
import { and, asc, count, eq, isNull, or } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import {
  competitors,
  events,
  mats,
  organizations,
  staffGrants,
  users,
} from "#api/db/tables/index.ts";

export type UserRow = typeof users.$inferSelect;

/** By e-mail or username, both kept in lower case. */
export async function findByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  const name = login.toLowerCase();
  const [row] = await db
    .select()
    .from(users)
    .where(or(eq(users.email, name), eq(users.username, name)));
  return row;
}

export async function findUser(db: Db, id: UserId): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findOrganizationOf(db: Db, ownerId: UserId) {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      img_path: organizations.imgPath,
    })
    .from(organizations)
    .where(eq(organizations.ownerId, ownerId));
  return row;
}

export async function findPersonOf(db: Db, userId: UserId) {
  const [row] = await db
    .select({
      id: competitors.id,
      name: competitors.name,
      img_path: competitors.imgPath,
      competes: competitors.competes,
    })
    .from(competitors)
    .where(eq(competitors.userId, userId));
  return row;
}

export async function findGrantsOf(db: Db, userId: UserId) {
  return db
    .select({
      eventId: events.id,
      eventSlug: events.slug,
      eventName: events.name,
      startsOn: events.startsOn,
      endsOn: events.endsOn,
      role: staffGrants.role,
      mat: { id: mats.id, name: mats.name },
    })
    .from(staffGrants)
    .innerJoin(events, eq(events.id, staffGrants.eventId))
    .leftJoin(mats, eq(mats.id, staffGrants.matId))
    .where(and(eq(staffGrants.userId, userId), isNull(staffGrants.revokedAt)))
    .orderBy(asc(events.startsOn), asc(staffGrants.id));
}

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

export async function countUsersOfType(db: Db, userType: UserRow["userType"]): Promise<number> {
  const [row] = await db.select({ n: count() }).from(users).where(eq(users.userType, userType));
  return row!.n;
}

export async function findByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return row;
}

export async function usernameIsTaken(db: Db, username: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username.toLowerCase()));
  return row !== undefined;
}

export async function setEmailVerified(db: Db, id: UserId, verifiedAt: Date): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: verifiedAt }).where(eq(users.id, id));
}

export async function setPassword(
  db: Db,
  id: UserId,
  passwordHash: string,
  changedAt: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, mustChangePassword: false, passwordChangedAt: changedAt })
    .where(eq(users.id, id));
}
