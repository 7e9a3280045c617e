import type { InputOf, sendEmailCode, UserId, verifyEmail } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import * as queries from "./accounts.queries.ts";
import { type Door, passDoor } from "./attempts.service.ts";
import { noteCode, opensWith, refuseEarlyCode, sendCode } from "./codes.service.ts";
import { inLikeTime } from "./in-like-time.ts";

/** Anyone who has the code; the answer does not tell whether the e-mail has an account. */
export async function verify(
  ctx: Context,
  { email, code }: InputOf<typeof verifyEmail>["body"],
  door: Door,
): Promise<void> {
  await passDoor(ctx, door);
  const verified = await inLikeTime(() =>
    inTransaction(ctx, async (ctx) => {
      const user = await meant(ctx, email);
      if (!user || !(await opensWith(ctx, user.id, "email", code))) return false;
      await queries.setEmailVerified(ctx.db, user.id, ctx.now);
      await recordAudit(ctx, "user.email_verified", user.id, { after: { email: user.email } });
      return true;
    }),
  );
  if (!verified) throw new AppError("invalid_code");
}

/** Anyone; a mail goes only to an e-mail that waits for its code, the answer is always the same. */
export async function sendAgain(
  ctx: Context,
  input: InputOf<typeof sendEmailCode>["body"],
  door: Door,
): Promise<void> {
  await passDoor(ctx, door);
  await inLikeTime(() =>
    inTransaction(ctx, async (ctx) => {
      const user = await meant(ctx, input.email);
      const email = input.email ?? user?.email;
      if (!email) return;
      await refuseEarlyCode(ctx, "email", email);
      await noteCode(ctx, "email", email);
      if (user?.email && !user.emailVerifiedAt)
        await sendCode(ctx, "email", { ...user, email: user.email });
    }),
  );
}

/** The named e-mail's login, else the own one. */
async function meant(
  ctx: Context,
  email: string | undefined,
): Promise<queries.UserRow | undefined> {
  if (email !== undefined) return queries.findByEmail(ctx.db, email);
  if (!ctx.actor) throw new AppError("unauthenticated");
  return queries.findUser(ctx.db, ctx.actor.userId);
}

/** An invitation sent to this e-mail came back. For other features, inside their transaction. */
export async function countAsVerified(ctx: Context, id: UserId, email: string): Promise<void> {
  const user = await queries.findUser(ctx.db, id);
  if (user?.email === email && !user.emailVerifiedAt)
    await queries.setEmailVerified(ctx.db, id, ctx.now);
}

/**
 * Sends the first code to a new e-mail of a login. For other features, inside their transaction and behind their
 * permission.
 */
export async function sendFirstCode(
  ctx: Context,
  user: Parameters<typeof sendCode>[2],
): Promise<void> {
  await noteCode(ctx, "email", user.email);
  await sendCode(ctx, "email", user);
}
