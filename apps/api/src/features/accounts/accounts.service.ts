import { type Language, type Session, type UserId, type UserType, userType } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { newId } from "#api/ids.ts";
import * as queries from "./accounts.queries.ts";
import {
  checkNobodysPassword,
  hashPassword,
  makePassword,
  passwordMatches,
} from "./passwords.service.ts";
import { endOtherSessions, openSession } from "./sessions.service.ts";

/** Guessing is slowed down per account; a whole hall shares one address, so that limit is wide. */
const windowMs = 15 * 60_000;
const failuresPerAccount = 10;
const failuresPerAddress = 4_500;

export type Door = { address: string; device: string };

/** Same answer and same time whether the account is unknown or the password is wrong. */
export async function login(
  ctx: Context,
  credentials: { email: string; password: string },
  door: Door,
): Promise<{ access_token: string }> {
  const account = `account:${credentials.email.toLowerCase()}`;
  const address = `address:${door.address}`;
  await refuseGuessing(ctx, account, failuresPerAccount);
  await refuseGuessing(ctx, address, failuresPerAddress);

  const user = await queries.findByLogin(ctx.db, credentials.email);
  const matches = user
    ? await passwordMatches(user.passwordHash, credentials.password)
    : await checkNobodysPassword(credentials.password);
  if (!user || !matches) {
    await queries.insertLoginFailure(ctx.db, account, ctx.now);
    await queries.insertLoginFailure(ctx.db, address, ctx.now);
    throw new AppError("wrong_credentials");
  }
  await queries.deleteLoginFailures(ctx.db, account, windowStart(ctx));
  return { access_token: await openSession(ctx, user.id, door.device) };
}

const windowStart = (ctx: Context) => new Date(ctx.now.getTime() - windowMs);

async function refuseGuessing(ctx: Context, subject: string, limit: number): Promise<void> {
  if ((await queries.countLoginFailures(ctx.db, subject, windowStart(ctx))) >= limit)
    throw new AppError("too_many_requests", { seconds: windowMs / 1000 });
}

export async function me(ctx: Context): Promise<Session> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const user = orNotFound(await queries.findUser(ctx.db, ctx.actor.userId));
  const organization = await queries.findOrganizationOf(ctx.db, user.id);
  const person = await queries.findPersonOf(ctx.db, user.id);
  const { name, img_path = null } = person ?? { name: user.name };
  return {
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      username: user.username,
      user_type: user.userType,
      language: user.language,
      mustChangePassword: user.mustChangePassword,
      emailVerified: user.email === null ? null : user.emailVerifiedAt !== null,
    },
    competitor: person?.competes ? { id: person.id, name, img_path } : null,
    organization: organization ?? null,
    teacher: teaches(user.userType) ? { id: user.id, name, img_path } : null,
    grants: await queries.findGrantsOf(ctx.db, user.id),
  };
}

const teaches = (type: UserType): boolean =>
  type === userType.teacher || type === userType.teacherCompetitor;

export async function changePassword(
  ctx: Context,
  change: { currentPassword: string; newPassword: string },
): Promise<void> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const { userId, sessionId } = ctx.actor;
  const user = orNotFound(await queries.findUser(ctx.db, userId));
  if (!(await passwordMatches(user.passwordHash, change.currentPassword)))
    throw new AppError("wrong_credentials");
  if (change.currentPassword === change.newPassword) throw new AppError("password_unchanged");
  // Hashing is slow on purpose: it stays outside the transaction, which would hold everyone up.
  const passwordHash = await hashPassword(change.newPassword);
  await inTransaction(ctx, async (ctx) => {
    await queries.setPassword(ctx.db, userId, passwordHash, ctx.now);
    await endOtherSessions(ctx, userId, sessionId);
    await recordAudit(ctx, "user.password_changed", userId);
  });
}

export type NewUser = {
  name: string;
  email: string;
  passwordHash: string;
  userType: UserType;
  language: Language;
  mustChangePassword?: boolean;
};

/** For other features, inside their transaction and behind their permission. The password comes hashed. */
export async function createUser(ctx: Context, user: NewUser): Promise<UserId> {
  if (await queries.emailIsTaken(ctx.db, user.email)) throw new AppError("email_taken");
  const id = newId<UserId>();
  await queries.insertUser(ctx.db, {
    ...user,
    id,
    email: user.email.toLowerCase(),
    passwordChangedAt: ctx.now,
    createdAt: ctx.now,
  });
  return id;
}

/**
 * Makes the first admin when there is none. Without a password from the environment a random one is made, which
 * must be changed at the first login; null when an admin exists.
 */
export async function ensureAdmin(
  ctx: Context,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<{ email: string; password: string; random: boolean } | null> {
  if ((await queries.countUsersOfType(ctx.db, userType.admin)) > 0) return null;
  const email = given.email ?? "admin@chave.local";
  const password = given.password ?? makePassword();
  const random = given.password === undefined;
  await createUser(ctx, {
    name: "Admin",
    email,
    passwordHash: await hashPassword(password),
    userType: userType.admin,
    language: "pt",
    mustChangePassword: random,
  });
  return { email, password, random };
}
