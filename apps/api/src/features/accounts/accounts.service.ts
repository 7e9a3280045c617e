import { type Language, type Session, type UserId, type UserType, userType } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { newId } from "#api/ids.ts";
import * as queries from "./accounts.queries.ts";
import {
  attemptsOf,
  type Door,
  forgetAttempts,
  noteAttempt,
  refuseTooMany,
} from "./attempts.service.ts";
import {
  checkNobodysPassword,
  hashPassword,
  makePassword,
  passwordMatches,
} from "./passwords.service.ts";
import { endOtherSessions, openSession } from "./sessions.service.ts";

/** Guessing is slowed down per account; a whole hall shares one address, so that limit is wide. */
const perAccount = { most: 10, minutes: 15 };
const perAddress = { most: 4_500, minutes: 15 };

/** Same answer and same time whether the account is unknown or the password is wrong. */
export async function login(
  ctx: Context,
  credentials: { email: string; password: string },
  door: Door,
): Promise<{ access_token: string }> {
  const account = attemptsOf(credentials.email);
  const address = `address:${door.address}`;
  await refuseTooMany(ctx, account, perAccount);
  await refuseTooMany(ctx, address, perAddress);

  const user = await queries.findByLogin(ctx.db, credentials.email);
  const matches = user
    ? await passwordMatches(user.passwordHash, credentials.password)
    : await checkNobodysPassword(credentials.password);
  if (!user || !matches) {
    await noteAttempt(ctx, account);
    await noteAttempt(ctx, address);
    throw new AppError("wrong_credentials");
  }
  await forgetAttempts(ctx, account);
  return { access_token: await openSession(ctx, user.id, door.device) };
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
  /** Null for an athlete whose teacher makes the login: then there is a username. */
  email: string | null;
  username?: string;
  passwordHash: string;
  userType: UserType;
  language: Language;
  mustChangePassword?: boolean;
  /** True when an invitation sent to it has proved it. */
  emailVerified?: boolean;
};

/** For other features, inside their transaction and behind their permission. The password comes hashed. */
export async function createUser(ctx: Context, user: NewUser): Promise<UserId> {
  const { emailVerified = false, ...given } = user;
  const email = given.email?.toLowerCase() ?? null;
  const username = given.username?.toLowerCase() ?? null;
  if (email && (await queries.findByEmail(ctx.db, email))) throw new AppError("email_taken");
  if (username && (await queries.usernameIsTaken(ctx.db, username)))
    throw new AppError("username_taken");
  const id = newId<UserId>();
  await queries.insertUser(ctx.db, {
    ...given,
    id,
    email,
    username,
    emailVerifiedAt: emailVerified ? ctx.now : null,
    passwordChangedAt: ctx.now,
    createdAt: ctx.now,
  });
  return id;
}

/** For other features: who signs in with this id or e-mail. */
export async function findLogin(
  ctx: Context,
  by: { id: UserId } | { email: string },
): Promise<Pick<queries.UserRow, "id" | "name" | "email"> | undefined> {
  return "id" in by ? queries.findUser(ctx.db, by.id) : queries.findByEmail(ctx.db, by.email);
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
    // Whoever set the server up answers for this address.
    emailVerified: true,
  });
  return { email, password, random };
}
