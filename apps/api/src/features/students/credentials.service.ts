import type { CompetitorId, Credentials, giveCredentials, OutputOf } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import {
  freeUsernames,
  giveLogin,
  giveNewPassword,
} from "#api/features/accounts/given-logins.service.ts";
import { hashPassword, makePassword } from "#api/features/accounts/passwords.service.ts";
import * as queries from "./students.queries.ts";
import { findOwn } from "./students.service.ts";

/** Logins for students without an e-mail of their own; the passwords are shown this once. */
export async function give(
  ctx: Context,
  competitorIds: readonly CompetitorId[],
): Promise<OutputOf<typeof giveCredentials>> {
  const students = await findOwn(ctx, competitorIds);
  const open = students.filter(({ userId, userEmail }) => userId === null || userEmail === null);
  // Hashing is slow on purpose: it stays outside the transaction, which would hold everyone up.
  const passwords: { password: string; passwordHash: string }[] = [];
  for (let at = 0; at < open.length; at++) {
    const password = makePassword();
    passwords.push({ password, passwordHash: await hashPassword(password) });
  }
  const data = await inTransaction(ctx, async (ctx) => {
    await queries.lockTeacher(ctx.db, ctx.actor!.userId);
    const usernames = await freeUsernames(
      ctx,
      open.map(({ name }) => name),
    );
    const given: Credentials[] = [];
    for (const [at, { id, name, userId, username }] of open.entries()) {
      const { password, passwordHash } = passwords[at]!;
      const login = username ?? usernames[at]!;
      if (userId) await giveNewPassword(ctx, userId, passwordHash);
      else {
        const made = await giveLogin(ctx, { name, username: login, passwordHash });
        // Somebody claimed the student at the same moment: the login would belong to nobody.
        if (!(await queries.setLogin(ctx.db, id, made))) throw new Error("claimed meanwhile");
      }
      await recordAudit(ctx, "student.credentials_given", id, { after: { username: login } });
      given.push({ competitorId: id, name, username: login, password });
    }
    return given;
  });
  return { data, skipped: students.length - open.length };
}
