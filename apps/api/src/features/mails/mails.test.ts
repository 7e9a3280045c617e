import { getMail, listMails, type MailId, type MailSummary, retryMail } from "@chave/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inTransaction } from "#api/context.ts";
import { mails } from "#api/db/tables/index.ts";
import { readEnv } from "#api/env.ts";
import { startMailServer } from "#test/mail-server.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import type { Mail } from "./mail.ts";
import { startMailSender } from "./mail-sender.service.ts";
import { queueMail } from "./mails.service.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

let now = new Date("2026-03-02T12:00:00Z");
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

let api: TestApi;
let admin: TestPerson;
let server: Awaited<ReturnType<typeof startMailServer>>;
const senders: { stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  server = await startMailServer();
  api = await startTestApi({ now: () => now, env: { SMTP_URL: server.url } });
  admin = await api.make.admin();
});
afterAll(async () => {
  await stopSenders();
  await server.close();
});

/** Sessions end while the clock is moved on. */
const signInAgain = async () => {
  admin = { ...admin, token: await api.signIn(admin.email, admin.password) };
};

async function startSender(change: NodeJS.ProcessEnv = {}) {
  const env = readEnv({
    ...{ LOG_LEVEL: "silent", SMTP_URL: server.url, MAIL_FROM: "Chave <avisos@chave.example>" },
    ...change,
  });
  const sender = await startMailSender({
    ...{ database: api.database, env, now: () => now, everyMs: 20 },
  });
  senders.push(sender);
}
const stopSenders = () => Promise.all(senders.splice(0).map((sender) => sender.stop()));

const queue = (change: Partial<Mail> = {}) =>
  queueMail(
    { ...api.context(), now, siteUrl: "https://chave.example" },
    {
      ...{ to: "ana@example.com", language: "pt", template: "verifyEmail" },
      ...{ values: { name: "Ana", code: "481923", minutes: 30 }, link: "/verify?code=481923" },
      ...change,
    },
  );

/** The mails to one address, the newest first. */
const mailsTo = async (search: string): Promise<MailSummary[]> =>
  (await api.call(listMails, { query: { search } }, admin)).data;
const settled = (to: string, status: string, attempts = 1) =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsTo(to);
      expect(mail).toMatchObject({ status, attempts });
      return mail!;
    },
    { timeout: 5_000, interval: 20 },
  );
const receivedBy = (address: string) => server.received.filter(({ to }) => to.includes(address));

describe("G1 a mail", () => {
  it.each([
    ["pt", "481923 é o seu código do Chave", "Olá, Ana.", "Confirmar o e-mail", "pt-BR"],
    ["en", "481923 is your Chave code", "Hello Ana,", "Confirm the e-mail", "en"],
    ["es", "481923 es tu código de Chave", "Hola, Ana:", "Confirmar el correo", "es"],
  ] as const)(
    "arrives in the receiver's language as text and as HTML: %s",
    async (language, subject, greeting, button, lang) => {
      await startSender();
      const to = `${language}@example.com`;

      await queue({ to, language });
      await settled(to, "sent");
      await stopSenders();

      const [mail, ...more] = receivedBy(to);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ from: "avisos@chave.example", to: [to] });
      expect(mail!.headers).toMatchObject({
        ...{ subject, to, from: "Chave <avisos@chave.example>", "content-language": lang },
        "auto-submitted": "auto-generated",
        "message-id": expect.stringMatching(/^<[0-9a-f-]{36}@chave\.example>$/),
      });
      const url = "https://chave.example/verify?code=481923";
      expect(mail!.text).toContain(greeting);
      expect(mail!.text).toContain(`${button}:\n${url}`);
      expect(mail!.html).toContain(`<html lang="${lang}">`);
      expect(mail!.html).toContain(`href="${url}"`);
      expect(mail!.html).toContain(`>${button}</a>`);
      expect(mail!.html).toContain("481923</strong>");
      expect(mail!.html).not.toMatch(/\{\{|<img|<link|<script|url\(|src=/);
    },
  );

  it("cannot be bent by a name: no header, no tag, no second receiver", async () => {
    await startSender();
    const name = 'Eva\r\nBcc: spy@example.com\r\n\r\n<b>"$t(frame.footer){{minutes}}';

    await queue({
      to: "eva@example.com",
      values: { name, code: "1\r\nBcc: spy@example.com", minutes: 5 },
    });
    await queue({ to: "a@example.com, spy@example.com" });
    await queue({ to: "b@example.com\r\nRCPT TO:<spy@example.com>" });
    await settled("eva@example.com", "sent");
    await vi.waitFor(async () => {
      const { data } = await api.call(listMails, { query: { search: "spy@" } }, admin);
      expect(data.map(({ attempts }) => attempts)).toEqual([1, 1]);
      expect(
        data.map(({ nextAttemptAt }) => nextAttemptAt && Date.parse(nextAttemptAt) - now.getTime()),
      ).not.toContain(10 * minute);
    });
    await stopSenders();

    const [mail] = receivedBy("eva@example.com");
    expect(mail!.headers.bcc).toBeUndefined();
    expect(mail!.headers.subject).toBe("1 Bcc: spy@example.com é o seu código do Chave");
    expect(mail!.text).toContain('Olá, Eva Bcc: spy@example.com <b>"$t(frame.footer){{minutes}}.');
    expect(mail!.html).toContain("&#60;b&#62;&#34;$t(frame.footer)");
    expect(server.received.flatMap(({ to }) => to)).not.toContain("spy@example.com");
  });

  it("waits for the commit, and is not sent when there is none", async () => {
    await startSender();
    const undone = inTransaction({ ...api.context(), now }, async (ctx) => {
      await queueMail(ctx, { to: "undone@example.com", language: "pt", template: "verifyEmail" });
      throw new Error("taken back");
    });

    await expect(undone).rejects.toThrow("taken back");
    await queue({ to: "after@example.com" });
    await settled("after@example.com", "sent");
    await stopSenders();

    expect(receivedBy("undone@example.com")).toEqual([]);
  });
});

describe("G1 sending", () => {
  it("tries again after 1, 5, 30 minutes, 2 and 12 hours, then gives up and says why", async () => {
    server.refuse(6);
    await startSender();
    const to = "busy@example.com";
    await queue({ to });

    for (const [n, minutes] of [1, 5, 30, 120, 720].entries()) {
      const waiting = await settled(to, "waiting", n + 1);
      await vi.waitFor(async () => {
        const [mail] = await mailsTo(to);
        expect(Date.parse(mail!.nextAttemptAt!) - now.getTime()).toBe(minutes * minute);
      });
      expect(waiting.sentAt).toBeNull();
      pass(minutes * minute);
    }

    const failed = await settled(to, "failed", 6);
    expect(failed).toMatchObject({
      lastError: expect.stringContaining("busy"),
      nextAttemptAt: null,
    });
    expect(receivedBy(to)).toEqual([]);

    await api.call(retryMail, { params: { mailId: failed.id } }, admin);
    await settled(to, "sent");
    await stopSenders();
    expect(receivedBy(to)).toHaveLength(1);
  });

  it("keeps a mail while the mail server is away", async () => {
    await startSender({ SMTP_URL: "smtp://127.0.0.1:1" });
    await queue({ to: "later@example.com" });
    const away = await vi.waitFor(async () => {
      const [mail] = await mailsTo("later@example.com");
      expect(mail!.lastError).not.toBeNull();
      return mail!;
    });
    await stopSenders();
    expect(away).toMatchObject({
      status: "waiting",
      lastError: expect.stringContaining("127.0.0.1:1"),
    });

    pass(minute);
    await startSender();
    await settled("later@example.com", "sent", 2);
    await stopSenders();
  });

  it("sends each mail once, however many senders work", async () => {
    server.slowDown(30);
    const addresses = Array.from({ length: 30 }, (_, n) => `crowd-${n}@example.com`);
    for (const to of addresses) await queue({ to });

    await Promise.all([startSender(), startSender(), startSender()]);
    await vi.waitFor(
      async () => {
        const query = { search: "crowd-", status: "sent" as const };
        expect((await api.call(listMails, { query }, admin)).total).toBe(30);
      },
      { timeout: 10_000, interval: 50 },
    );
    await stopSenders();
    server.slowDown(0);

    const sent = server.received.flatMap(({ to }) => to).filter((to) => to.startsWith("crowd-"));
    expect(sent.sort()).toEqual(addresses.sort());
  });

  it("takes over a mail whose sender broke down, but not while that one may still be at it", async () => {
    const to = "orphan@example.com";
    await queue({ to });
    const nextAttemptAt = new Date(now.getTime() + 10 * minute);
    await api.db
      .update(mails)
      .set({ status: "sending", attempts: 1, nextAttemptAt })
      .where(eq(mails.recipient, to));
    const [{ id: mailId }] = (await mailsTo(to)) as [MailSummary];

    await startSender();
    await api.call(retryMail, { params: { mailId } }, admin);
    await queue({ to: "other@example.com" });
    await settled("other@example.com", "sent");
    expect(receivedBy(to)).toEqual([]);

    pass(10 * minute);
    await settled(to, "sent", 2);
    await stopSenders();
    expect(receivedBy(to)).toHaveLength(1);
  });

  it("finishes what is being sent before it stops", async () => {
    server.slowDown(300);
    await startSender();
    await queue({ to: "last@example.com" });
    await vi.waitFor(() => expect(receivedBy("last@example.com")).toHaveLength(1), {
      timeout: 5_000,
    });

    await stopSenders();
    server.slowDown(0);

    expect(await mailsTo("last@example.com")).toMatchObject([{ status: "sent" }]);
  });

  it("does not send what was due days ago, and forgets what was sent months ago", async () => {
    await queue({ to: "stale@example.com" });
    const [sent] = await mailsTo("last@example.com");
    expect(sent).toBeDefined();

    pass(4 * day);
    await signInAgain();
    await startSender();
    expect(await settled("stale@example.com", "failed", 0)).toMatchObject({
      lastError: "too_late",
    });
    pass(90 * day);
    await signInAgain();
    await vi.waitFor(async () => expect(await mailsTo("last@example.com")).toEqual([]), {
      timeout: 5_000,
    });
    await stopSenders();
    expect(receivedBy("stale@example.com")).toEqual([]);
  });
});

describe("without a mail server", () => {
  it("mails stay in the outbox, and a developer reads the link in one line", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await startSender({ SMTP_URL: "", LOG_LEVEL: "info" });
    await queue({ to: "dev@example.com" });

    const line =
      "Mail to dev@example.com: 481923 é o seu código do Chave https://chave.example/verify?code=481923";
    await vi.waitFor(() => expect(log.mock.calls).toContainEqual([line]));
    await stopSenders();

    expect(log.mock.calls.filter(([said]) => said === line)).toHaveLength(1);
    log.mockRestore();
    expect(await mailsTo("dev@example.com")).toMatchObject([{ status: "waiting", attempts: 0 }]);
  });
});

describe("the outbox", () => {
  it("shows an admin what was written, newest first, by receiver and by status", async () => {
    await queue({ to: "Rui@example.com" });
    pass(minute);
    await queue({ to: "rui@example.com", language: "en" });

    const { data, sends } = await api.call(
      listMails,
      { query: { search: "rui@", status: "waiting" } },
      admin,
    );
    expect(sends).toBe(true);
    expect(data.map(({ language }) => language)).toEqual(["en", "pt"]);
    expect(
      await api.call(listMails, { query: { search: "rui@", status: "sent" } }, admin),
    ).toMatchObject({
      ...{ data: [], total: 0 },
    });

    const mail = await api.call(getMail, { params: { mailId: data[0]!.id } }, admin);
    expect(mail).toMatchObject({ recipient: "rui@example.com", status: "waiting" });
    expect(mail.text).toContain("Hello Ana,");
    expect(mail.html).toContain("<!doctype html>");
  });

  it("does not send a second time what was sent", async () => {
    await startSender();
    await queue({ to: "once@example.com" });
    const { id: mailId } = await settled("once@example.com", "sent");
    await stopSenders();

    await expect(api.call(retryMail, { params: { mailId } }, admin)).rejects.toMatchObject({
      code: "mail_already_sent",
    });
  });

  it("is closed to everybody else", async () => {
    const organizer = await api.make.organizer();
    const [mail] = await mailsTo("rui@");
    const params = { mailId: mail!.id };

    for (const [as, status] of [
      [organizer, 403],
      [undefined, 401],
    ] as const) {
      await expect(api.call(listMails, { query: {} }, as)).rejects.toMatchObject({ status });
      await expect(api.call(getMail, { params }, as)).rejects.toMatchObject({ status });
      await expect(api.call(retryMail, { params }, as)).rejects.toMatchObject({ status });
    }
    const nobody = { mailId: "01900000-0000-7000-8000-000000000000" as MailId };
    await expect(api.call(getMail, { params: nobody }, admin)).rejects.toMatchObject({
      status: 404,
    });
  });
});
