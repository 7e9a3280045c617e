import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { codeRules, type Language, type UserId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { queueMail } from "#api/features/mails/mails.service.ts";
import { newId } from "#api/ids.ts";
import { noteAttempt, refuseEarlyMail } from "./attempts.service.ts";
import * as queries from "./codes.queries.ts";

type Receiver = { id: UserId; name: string; email: string; language: Language };

const mailOf = {
  email: {
    template: "verifyEmail",
    link: (email: string, code: string) =>
      `/register?${new URLSearchParams({ verify: email, code })}`,
  },
  password: {
    template: "recoverPassword",
    link: (email: string, code: string) =>
      `/recover-password?${new URLSearchParams({ email, code })}`,
  },
} as const;

const mailSubject = (purpose: queries.CodePurpose, email: string) =>
  `code:${purpose}:${email.toLowerCase()}`;

/** The cool-down between two mails; counts for an e-mail that nobody has too. Inside a transaction. */
export async function refuseEarlyCode(
  ctx: Context,
  purpose: queries.CodePurpose,
  email: string,
): Promise<void> {
  await refuseEarlyMail(ctx, mailSubject(purpose, email), codeRules.resendSeconds);
}

/** The request counts from now on, whether or not a mail goes out. */
export const noteCode = (ctx: Context, purpose: queries.CodePurpose, email: string) =>
  noteAttempt(ctx, mailSubject(purpose, email));

/** Queues the mail with a new code; the one before is worth nothing from then on. Inside a transaction. */
export async function sendCode(
  ctx: Context,
  purpose: queries.CodePurpose,
  { id: userId, name, email, language }: Receiver,
): Promise<void> {
  const id = newId<string>();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await queries.deleteExpired(ctx.db, userId, ctx.now);
  await queries.insert(ctx.db, {
    id,
    userId,
    purpose,
    codeHash: hashCode(id, code),
    expiresAt: new Date(ctx.now.getTime() + codeRules.minutes * 60_000),
    createdAt: ctx.now,
  });
  const { template, link } = mailOf[purpose];
  await queueMail(ctx, {
    to: email,
    language,
    template,
    values: { code, name, minutes: codeRules.minutes },
    link: link(email, code) as `/${string}`,
  });
}

/** Whether this is the code that was sent last, in time, unused and not guessed at too often. Inside a transaction. */
export async function opensWith(
  ctx: Context,
  userId: UserId,
  purpose: queries.CodePurpose,
  code: string,
): Promise<boolean> {
  const sent = await queries.lockLatest(ctx.db, userId, purpose);
  if (!sent || sent.usedAt || sent.expiresAt <= ctx.now) return false;
  if (sent.wrongTries >= codeRules.wrongTries) return false;
  if (timingSafeEqual(Buffer.from(sent.codeHash), Buffer.from(hashCode(sent.id, code)))) {
    await queries.markUsed(ctx.db, sent.id, ctx.now);
    return true;
  }
  await queries.countWrongTry(ctx.db, sent.id);
  return false;
}

/** The code's id is the salt. */
const hashCode = (id: string, code: string): string =>
  createHash("sha256").update(`${id}:${code}`).digest("base64url");
