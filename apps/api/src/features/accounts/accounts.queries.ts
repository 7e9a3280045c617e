import type { UserId } from "@chave/contract";
import { and, count, eq, gt, lt, or } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { loginFailures, organizations, users } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";

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

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(user);
}

export async function countUsersOfType(db: Db, userType: UserRow["userType"]): Promise<number> {
  const [row] = await db.select({ n: count() }).from(users).where(eq(users.userType, userType));
  return row!.n;
}

export async function emailIsTaken(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return row !== undefined;
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

export async function insertLoginFailure(db: Db, subject: string, failedAt: Date): Promise<void> {
  await db.insert(loginFailures).values({ id: newId(), subject, failedAt });
}

export async function countLoginFailures(db: Db, subject: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(loginFailures)
    .where(and(eq(loginFailures.subject, subject), gt(loginFailures.failedAt, since)));
  return row!.n;
}

export async function deleteLoginFailures(db: Db, subject: string, before: Date): Promise<void> {
  await db
    .delete(loginFailures)
    .where(or(eq(loginFailures.subject, subject), lt(loginFailures.failedAt, before)));
}
