import { z } from "zod";
import { accountEmail } from "./accounts.ts";
import { newPassword } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { done } from "./list.ts";

/** Codes that mails bring: six digits, valid for minutes, opened once. */
export const codeRules = { minutes: 15, wrongTries: 5, resendSeconds: 60 } as const;

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: "code" });

/** Left out by whoever is signed in: then it is their own. */
const ownOrGiven = accountEmail.optional();

export const verifyEmail = endpoint({
  method: "POST",
  path: "/auth/verify-email",
  summary: "Confirms an e-mail with the code that was sent to it.",
  body: z.object({ email: ownOrGiven, code }),
  response: done,
});

export const sendEmailCode = endpoint({
  method: "POST",
  path: "/auth/verify-email/send",
  summary: "Sends a new code to an e-mail that waits for one; says the same when none does.",
  body: z.object({ email: ownOrGiven }),
  response: done,
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot-password",
  summary: "Sends a code for a new password; says the same when nobody has this e-mail.",
  body: z.object({ email: accountEmail }),
  response: done,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  summary: "Sets a new password with the code from the mail, and signs every device out.",
  body: z.object({ email: accountEmail, code, newPassword }),
  response: done,
});
