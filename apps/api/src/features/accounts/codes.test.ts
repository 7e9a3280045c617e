import {
  forgotPassword,
  getMe,
  register,
  resetPassword,
  sendEmailCode,
  userType,
  verifyEmail,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { createUser } from "#api/features/accounts/accounts.service.ts";
import { hashPassword } from "#api/features/accounts/passwords.service.ts";
import { codeSentTo, mailsTo } from "#test/mailbox.ts";
import { signUp, somePassword } from "#test/sign-ups.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let clock = new Date();
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
});

let people = 0;
/** Somebody new, whose code was just sent. */
async function newcomer(): Promise<{ email: string; code: string }> {
  const email = `newcomer-${++people}@example.com`;
  await api.call(register, { body: signUp({ email }) });
  return { email, code: await codeSentTo(api.db, email) };
}
const signedIn = async (email: string): Promise<TestPerson> => ({
  userId: "" as never,
  email,
  password: somePassword,
  token: await api.signIn(email, somePassword),
});
const isVerified = async (email: string) =>
  (await api.call(getMe, {}, await signedIn(email))).user.emailVerified;

const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");
const verify = (email: string, code: string) => api.call(verifyEmail, { body: { email, code } });
const invalid = { status: 422, code: "invalid_code" };

describe("A6 the code that confirms an e-mail", () => {
  it("opens once, without a login", async () => {
    const { email, code } = await newcomer();

    await verify(email, code);

    expect(await isVerified(email)).toBe(true);
    await expect(verify(email, code)).rejects.toMatchObject(invalid);
  });

  it("opens for whoever is signed in, without naming the e-mail", async () => {
    const { email, code } = await newcomer();
    const person = await signedIn(email);

    await api.call(verifyEmail, { body: { code } }, person);

    expect(await isVerified(email)).toBe(true);
  });

  it("X7 refuses a wrong one and asks to try again", async () => {
    const { email, code } = await newcomer();

    await expect(verify(email, otherThan(code))).rejects.toMatchObject({
      ...invalid,
      message: "Código inválido. Confira os números ou peça um novo código.",
    });
    await expect(verify(email, "12a456")).rejects.toMatchObject({ code: "invalid_input" });
    await verify(email, code);
  });

  it("expires after 15 minutes", async () => {
    const { email, code } = await newcomer();
    pass(15 * 60);

    await expect(verify(email, code)).rejects.toMatchObject(invalid);
  });

  it("is dead after five wrong tries, until a new one is sent", async () => {
    const { email, code } = await newcomer();
    for (let n = 0; n < 5; n++) await verify(email, otherThan(code)).catch(() => {});

    await expect(verify(email, code)).rejects.toMatchObject(invalid);

    pass(60);
    await api.call(sendEmailCode, { body: { email } });
    await verify(email, await codeSentTo(api.db, email));
  });

  it("counts guesses at once: the right one after many wrong ones opens nothing", async () => {
    const { email, code } = await newcomer();
    const guesses = Array.from({ length: 12 }, () => verify(email, otherThan(code)));
    await Promise.allSettled(guesses);

    await expect(verify(email, code)).rejects.toMatchObject(invalid);
  });

  it("opens for one of many at once", async () => {
    const { email, code } = await newcomer();
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => verify(email, code)));

    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is sent again after a minute, and the one before is worth nothing", async () => {
    const { email, code } = await newcomer();
    pass(20);

    const early = await api.fetch("POST", "/auth/verify-email/send", { body: { email } });
    expect(early.statusCode).toBe(429);
    expect(early.headers["retry-after"]).toBe("40");
    expect(early.json()).toMatchObject({ code: "too_many_requests", details: { seconds: 40 } });

    pass(40);
    await api.call(sendEmailCode, { body: { email } });
    const second = await codeSentTo(api.db, email);
    if (second !== code) await expect(verify(email, code)).rejects.toMatchObject(invalid);
    await verify(email, second);
  });

  it("goes to one e-mail ten times in six hours at most", async () => {
    const { email } = await newcomer();
    for (let n = 1; n < 10; n++) {
      pass(61);
      await api.call(sendEmailCode, { body: { email } });
    }
    pass(61);

    await expect(api.call(sendEmailCode, { body: { email } })).rejects.toMatchObject({
      code: "too_many_requests",
    });
    expect(await mailsTo(api.db, email)).toHaveLength(10);
  });

  it("does not tell whether an e-mail has an account or is confirmed", async () => {
    const done = await newcomer();
    await verify(done.email, done.code);
    const waiting = await newcomer();
    pass(61);
    const ask = async (path: string, body: object) => {
      const { statusCode, body: text } = await api.fetch("POST", path, { body });
      return { statusCode, text };
    };

    for (const path of ["/auth/verify-email/send", "/auth/forgot-password"]) {
      for (const email of [done.email, waiting.email, "nobody@example.com"]) {
        expect(await ask(path, { email })).toEqual({ statusCode: 200, text: '{"ok":true}' });
        expect(await ask(path, { email })).toMatchObject({ statusCode: 429 });
      }
      pass(61);
    }
    const wrong = await ask("/auth/verify-email", { email: waiting.email, code: "000000" });
    expect(
      await ask("/auth/verify-email", { email: "nobody@example.com", code: "000000" }),
    ).toEqual(wrong);
    expect(await mailsTo(api.db, "nobody@example.com")).toEqual([]);
  });

  it("needs an e-mail from whoever is not signed in", async () => {
    await expect(api.call(sendEmailCode, { body: {} })).rejects.toMatchObject({ status: 401 });
  });
});

describe("A6 a forgotten password", () => {
  const newPassword = "Outra-2026!";
  const reset = (email: string, code: string) =>
    api.call(resetPassword, { body: { email, code, newPassword } });
  async function forgetful() {
    const { email } = await newcomer();
    await api.call(forgotPassword, { body: { email } });
    return { email, code: await codeSentTo(api.db, email) };
  }

  it("is replaced with the code; every device is signed out and the e-mail counts as confirmed", async () => {
    const { email, code } = await forgetful();
    const phone = await signedIn(email);

    await reset(email.toUpperCase(), code);

    await expect(api.call(getMe, {}, phone)).rejects.toMatchObject({ status: 401 });
    await expect(api.signIn(email, somePassword)).rejects.toMatchObject({ status: 401 });
    const token = await api.signIn(email, newPassword);
    const me = await api.call(getMe, {}, { ...phone, token });
    expect(me.user.emailVerified).toBe(true);
    await expect(reset(email, code)).rejects.toMatchObject(invalid);
  });

  it("comes with a link that brings e-mail and code along", async () => {
    const { email, code } = await forgetful();
    const [mail] = await mailsTo(api.db, email);
    expect(mail!.text).toContain(
      `/recover-password?email=${encodeURIComponent(email)}&code=${code}`,
    );
  });

  it("opens again a login that was slowed down by wrong passwords", async () => {
    const { email, code } = await forgetful();
    for (let n = 0; n < 10; n++) await api.signIn(email, "wrong").catch(() => {});
    await expect(api.signIn(email, somePassword)).rejects.toMatchObject({ status: 429 });

    await reset(email, code);

    await expect(api.signIn(email, newPassword)).resolves.toBeDefined();
  });

  it("refuses wrong, late and too many codes, and a weak password", async () => {
    const wrong = await forgetful();
    for (let n = 0; n < 5; n++)
      await expect(reset(wrong.email, otherThan(wrong.code))).rejects.toMatchObject(invalid);
    await expect(reset(wrong.email, wrong.code)).rejects.toMatchObject(invalid);

    const late = await forgetful();
    pass(15 * 60);
    await expect(reset(late.email, late.code)).rejects.toMatchObject(invalid);
    await expect(reset("nobody@example.com", "123456")).rejects.toMatchObject(invalid);
    await expect(
      api.call(resetPassword, {
        body: { email: late.email, code: "123456", newPassword: "fraca" },
      }),
    ).rejects.toMatchObject({ details: { newPassword: expect.any(String) } });
  });

  it("a code for the e-mail does not open the password", async () => {
    const { email, code } = await newcomer();
    await expect(reset(email, code)).rejects.toMatchObject(invalid);
  });
});

describe("A12 a login without an e-mail", () => {
  it("signs in with its username, however written, which is given once", async () => {
    const user = {
      name: "Davi",
      email: null,
      username: "Davi.Souza",
      passwordHash: await hashPassword(somePassword),
      userType: userType.competitor,
      language: "pt" as const,
    };
    await createUser(api.context(), user);

    const me = await api.call(getMe, {}, await signedIn("DAVI.souza"));
    expect(me.user).toMatchObject({ username: "davi.souza", email: null, emailVerified: null });
    await expect(createUser(api.context(), user)).rejects.toMatchObject({ code: "username_taken" });
    await expect(api.call(forgotPassword, { body: { email: "davi.souza" } })).rejects.toMatchObject(
      { code: "invalid_input" },
    );
  });
});
