import type { Context } from "#api/context.ts";
import type { Database } from "#api/db/client.ts";
import { type Env, siteUrlOf } from "#api/env.ts";
import { logNewMails } from "./log-new-mails.ts";
import { mailChannel } from "./mails.channel.ts";
import * as queries from "./mails.queries.ts";
import { type MailDoor, smtpDoor } from "./send-by-smtp.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** After the first attempt and after each of the next; then the mail is given up. */
const pauses = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);
const lease = 10 * minute;
const atOnce = 5;
/** A mail about last week helps nobody, for example when a mail server is set up for the first time. */
const tooLate = 3 * day;
const keptFor = 90 * day;
/** Stopping waits so long for what is being sent; what is not finished then is sent again after its lease. */
const patience = 5_000;

type Options = {
  database: Database;
  env: Env;
  now?: () => Date;
  everyMs?: number;
};

/**
 * Sends what waits in the outbox: when a transaction that queued mails commits on any node, and every few seconds.
 * Without a mail server it only keeps the outbox tidy and, for developers, logs the links. Started by the server.
 */
export async function startMailSender({
  database,
  env,
  now = () => new Date(),
  everyMs = 5_000,
}: Options): Promise<{ stop: () => Promise<void> }> {
  const door = env.SMTP_URL ? smtpDoor(env.SMTP_URL, env.MAIL_FROM) : null;
  const showsLinks = env.DEV || env.LOG_LEVEL === "debug" || env.LOG_LEVEL === "info";
  const contextNow = (): Context => ({
    ...{ db: database.db, actor: null, now: now(), language: "pt", siteUrl: siteUrlOf(env) },
  });
  const bell = makeBell();
  let stopped = false;
  let tidiedAt = 0;

  const work = async () => {
    const ctx = contextNow();
    if (ctx.now.getTime() - tidiedAt > day) {
      await queries.deleteSettled(ctx.db, new Date(ctx.now.getTime() - keptFor));
      tidiedAt = ctx.now.getTime();
    }
    if (door) while (!stopped && (await sendDue(contextNow(), door)) === atOnce);
    else if (showsLinks) await logNewMails(ctx);
  };
  const loop = async () => {
    while (!stopped) {
      await work().catch((error: Error) => console.error(`Sending mails: ${error.message}`));
      if (!stopped) await bell.ringsOrAfter(everyMs);
    }
  };

  await database.listen(mailChannel, bell.ring);
  const running = loop();
  return {
    stop: async () => {
      stopped = true;
      bell.ring();
      await Promise.race([running, afterMs(patience)]);
      door?.close();
    },
  };
}

/** Claims a few mails, sends them outside of any transaction, and notes what became of each. */
async function sendDue(ctx: Context, door: MailDoor): Promise<number> {
  const time = ctx.now.getTime();
  await queries.giveUp(ctx.db, new Date(time - tooLate), "too_late");
  const claimed = await queries.claimDue(ctx.db, {
    ...{ now: ctx.now, until: new Date(time + lease), limit: atOnce },
  });
  await Promise.all(claimed.map((mail) => sendOne(ctx, door, mail)));
  return claimed.length;
}

async function sendOne(ctx: Context, door: MailDoor, mail: queries.MailRow): Promise<void> {
  try {
    await door.send(mail);
  } catch (error) {
    const pause = pauses[mail.attempts - 1];
    return queries.settle(ctx.db, mail, {
      lastError: String((error as Error).message).slice(0, 500),
      ...(pause === undefined
        ? { status: "failed" }
        : { status: "waiting", nextAttemptAt: new Date(ctx.now.getTime() + pause) }),
    });
  }
  await queries.settle(ctx.db, mail, { status: "sent", sentAt: ctx.now, lastError: null });
}

/** Something to wait for that is heard even when it rang a moment before. */
function makeBell() {
  let rang = false;
  let hear = () => {};
  return {
    ring: () => {
      rang = true;
      hear();
    },
    ringsOrAfter: async (ms: number) => {
      if (!rang) await Promise.race([new Promise<void>((heard) => (hear = heard)), afterMs(ms)]);
      rang = false;
    },
  };
}

/** Does not keep the process alive. */
const afterMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
