import type { InputOf, resetPassword } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import * as queries from "./accounts.queries.ts";
import { attemptsOf, type Door, forgetAttempts, passDoor } from "./attempts.service.ts";
import { noteCode, opensWith, refuseEarlyCode, sendCode } from "./codes.service.ts";
import { inLikeTime } from "./in-like-time.ts";
import { hashPassword } from "./passwords.service.ts";
import { endSessionsOf } from "./sessions.service.ts";

/** Anyone; the answer is the same whoever has the e-mail. A login without one is given a new password by its teacher. */
export async function forgot(ctx: Context, email: string, door: Door): Promise<void> {
  await passDoor(ctx, door);
  await inLikeTime(() =>
    inTransaction(ctx, async (ctx) => {
      await refuseEarlyCode(ctx, "password", email);
      await noteCode(ctx, "password", email);
      const user = await queries.findByEmail(ctx.db, email);
      if (user?.email) await sendCode(ctx, "password", { ...user, email: user.email });
    }),
  );
}

/** Whoever has the code from the mail; it proves the e-mail too. Every device is signed out. */
export async function reset(
  ctx: Context,
  { email, code, newPassword }: InputOf<typeof resetPassword>["body"],
  door: Door,
): Promise<void> {
  await passDoor(ctx, door);
  const changed = await inLikeTime(async () => {
    const passwordHash = await hashPassword(newPassword);
    return inTransaction(ctx, async (ctx) => {
      const user = await queries.findByEmail(ctx.db, email);
      if (!user || !(await opensWith(ctx, user.id, "password", code))) return false;
      await queries.setPassword(ctx.db, user.id, passwordHash, ctx.now);
      if (!user.emailVerifiedAt) await queries.setEmailVerified(ctx.db, user.id, ctx.now);
      await endSessionsOf(ctx, user.id);
      await forgetAttempts(ctx, attemptsOf(email));
      await recordAudit(ctx, "user.password_reset", user.id);
      return true;
    });
  });
  if (!changed) throw new AppError("invalid_code");
}
