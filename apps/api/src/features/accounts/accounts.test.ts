import { changePassword, getMe, login, logout } from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

describe("A3 login", () => {
  it("answers a token for the right password, however the e-mail is written", async () => {
    const { email, password } = await api.make.organizer();

    const session = await api.call(login, { body: { email: email.toUpperCase(), password } });

    expect(session.access_token).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ["pt", "Não foi possível autenticar: seu e-mail ou senha está incorreto."],
    ["en", "Unable to authenticate: your email or password is incorrect."],
    ["es", "No fue posible autenticar: tu correo o contraseña es incorrecto."],
  ])(
    "X2 refuses a wrong password and an unknown account alike, in %s",
    async (language, message) => {
      const { email } = await api.make.organizer();
      const headers = { language };
      const wrong = { status: 401, code: "wrong_credentials", message };

      await expect(
        api.call(login, { body: { email, password: "wrong" } }, undefined, headers),
      ).rejects.toMatchObject(wrong);
      await expect(
        api.call(
          login,
          { body: { email: "nobody@example.com", password: "wrong" } },
          undefined,
          headers,
        ),
      ).rejects.toMatchObject(wrong);
    },
  );

  it("slows guessing down per account, and says for how long", async () => {
    const { email, password } = await api.make.organizer();
    for (let n = 0; n < 10; n++)
      await api.call(login, { body: { email, password: "wrong" } }).catch(() => {});

    const refused = await api.fetch("POST", "/auth/login", { body: { email, password } });

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("V1 names each missing field in the language asked for", async () => {
    const refused = await api.fetch("POST", "/auth/login", {
      body: { email: "" },
      headers: { language: "en" },
    });

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: "invalid_input",
      message: "Correct the listed fields.",
      details: { email: "Required field.", password: "Required field." },
    });
  });
});

describe("A5 the signed-in person", () => {
  it("comes with the organization, and with null for what they are not", async () => {
    const organizer = await api.make.organizer();

    const me = await api.call(getMe, {}, organizer);

    expect(me).toMatchObject({
      user: { email: organizer.email, user_type: 1, mustChangePassword: true },
      organization: { name: expect.stringContaining("Organization") },
      competitor: null,
      teacher: null,
    });
  });

  it("is nobody without a token or with a forged one", async () => {
    await expect(api.call(getMe, {})).rejects.toMatchObject({ status: 401 });
    const forged = await api.fetch("GET", "/auth/me", {
      headers: { authorization: `Bearer ${"x".repeat(43)}` },
    });
    expect(forged.statusCode).toBe(401);
  });
});

describe("A4 logout", () => {
  it("ends this session and no other", async () => {
    const organizer = await api.make.organizer();
    const phone = { ...organizer, token: await api.signIn(organizer.email, organizer.password) };

    await api.call(logout, {}, organizer);

    await expect(api.call(getMe, {}, organizer)).rejects.toMatchObject({ status: 401 });
    await expect(api.call(getMe, {}, phone)).resolves.toBeDefined();
  });

  it("does nothing without a token", async () => {
    await expect(api.call(logout, {})).resolves.toEqual({ ok: true });
  });
});

describe("A6 change of password", () => {
  it("needs the old one, and signs every other device out", async () => {
    const organizer = await api.make.organizer();
    const phone = { ...organizer, token: await api.signIn(organizer.email, organizer.password) };
    const change = (currentPassword: string, newPassword: string) =>
      api.call(changePassword, { body: { currentPassword, newPassword } }, organizer);

    await expect(change("wrong", "Outra-2026!")).rejects.toMatchObject({
      code: "wrong_credentials",
    });
    await expect(change(organizer.password, organizer.password)).rejects.toMatchObject({
      code: "password_unchanged",
    });
    await expect(change(organizer.password, "fraca")).rejects.toMatchObject({
      code: "invalid_input",
      details: { newPassword: expect.stringContaining("8") },
    });
    await change(organizer.password, "Outra-2026!");

    await expect(api.call(getMe, {}, phone)).rejects.toMatchObject({ status: 401 });
    expect((await api.call(getMe, {}, organizer)).user.mustChangePassword).toBe(false);
    await expect(api.signIn(organizer.email, "Outra-2026!")).resolves.toBeDefined();
  });
});

describe("G6 the cookie and header pair", () => {
  const cookieOf = async () => {
    const { email, password } = await api.make.organizer();
    const response = await api.fetch("POST", "/auth/login", { body: { email, password } });
    return response.cookies.find((cookie) => cookie.name === "XSRF-TOKEN")!.value;
  };

  it("refuses a change whose header does not echo the cookie, and lets pure bearer calls pass", async () => {
    const token = await cookieOf();
    const logoutWith = (headers: Record<string, string>) =>
      api.fetch("POST", "/auth/logout", { headers });

    const refused = await logoutWith({ cookie: `XSRF-TOKEN=${token}` });
    const echoed = await logoutWith({ cookie: `XSRF-TOKEN=${token}`, "x-xsrf-token": token });
    const bearer = await logoutWith({});

    expect(refused.json()).toMatchObject({ code: "csrf_mismatch" });
    expect([refused, echoed, bearer].map((response) => response.statusCode)).toEqual([
      403, 200, 200,
    ]);
  });
});
