import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import * as queries from "./attempts.queries.ts";

/** Where a call comes from. */
export type Door = { address: string; device: string };

type Limit = { most: number; minutes: number };

const minute = 60_000;
/** Longer than every limit looks back. */
const kept = 24 * 60 * minute;

/** Failed log-ins of an e-mail or username. */
export const attemptsOf = (login: string): string => `account:${login.toLowerCase()}`;

/** Refuses when there were too many attempts of this subject lately. */
export async function refuseTooMany(ctx: Context, subject: string, limit: Limit): Promise<void> {
  const since = new Date(ctx.now.getTime() - limit.minutes * minute);
  const { n } = await queries.countSince(ctx.db, subject, since);
  if (n >= limit.most) throw new AppError("too_many_requests", { seconds: limit.minutes * 60 });
}

export const noteAttempt = (ctx: Context, subject: string): Promise<void> =>
  queries.insert(ctx.db, subject, ctx.now);

export const forgetAttempts = (ctx: Context, subject: string): Promise<void> =>
  queries.deleteOf(ctx.db, subject, new Date(ctx.now.getTime() - kept));

/** A whole hall shares one address, so this limit is wide; it only stops a machine. */
const perAddress: Limit = { most: 900, minutes: 15 };

/** For calls without a login that cost something: an account, a mail, a guess at a code. */
export async function passDoor(ctx: Context, { address }: Pick<Door, "address">): Promise<void> {
  const subject = `door:${address}`;
  await refuseTooMany(ctx, subject, perAddress);
  await noteAttempt(ctx, subject);
}

/** At most so many mails with a code to one address, whether somebody reads them or not. */
const mailsPerEmail: Limit = { most: 10, minutes: 6 * 60 };

/**
 * Refuses a mail that follows the last one too soon. It counts the address, not the account: who has none is refused
 * alike. Two calls at once wait for each other, so this stands inside a transaction.
 */
export async function refuseEarlyMail(
  ctx: Context,
  subject: string,
  coolDownSeconds: number,
): Promise<void> {
  await queries.lock(ctx.db, subject);
  const since = new Date(ctx.now.getTime() - mailsPerEmail.minutes * minute);
  const { n, last } = await queries.countSince(ctx.db, subject, since);
  if (n >= mailsPerEmail.most)
    throw new AppError("too_many_requests", { seconds: mailsPerEmail.minutes * 60 });
  const ago = last ? (ctx.now.getTime() - last.getTime()) / 1000 : coolDownSeconds;
  if (ago < coolDownSeconds)
    throw new AppError("too_many_requests", { seconds: Math.ceil(coolDownSeconds - ago) });
}
