import type { exportData, OutputOf } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { standingsIn } from "#api/features/draws/standings.service.ts";
import * as consents from "./consents.queries.ts";
import * as queries from "./export.queries.ts";

/** Everything that is kept about the login and its people. Secrets, hashed or not, are left out. */
export async function exportAll(ctx: Context): Promise<OutputOf<typeof exportData>> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const { userId } = ctx.actor;
  const user = orNotFound(await queries.findUser(ctx.db, userId));
  const people = await queries.findPeople(ctx.db, userId);
  const ids = people.map(({ id }) => id);
  await inTransaction(ctx, (ctx) => recordAudit(ctx, "user.exported", userId));
  return plain({
    exportedAt: ctx.now,
    user,
    people,
    graduations: await queries.findGraduations(ctx.db, ids),
    guardianships: await queries.findGuardianships(ctx.db, userId),
    consents: await consents.findByUser(ctx.db, userId),
    registrations: await withPlaces(ctx, await queries.findRegistrations(ctx.db, ids)),
    affiliates: await queries.findAffiliates(ctx.db, ids, user.email),
    mails: (await queries.findMailsTo(ctx.db, user.email)).map((mail) => withoutCode(ctx, mail)),
    ...(await queries.findOfLogin(ctx.db, userId, user.email)),
  });
}

/** As JSON writes it: instants become text. */
const plain = (rows: object) => JSON.parse(JSON.stringify(rows)) as OutputOf<typeof exportData>;

type RegistrationRow = Awaited<ReturnType<typeof queries.findRegistrations>>[number];

async function withPlaces(ctx: Context, registrations: readonly RegistrationRow[]) {
  const ids = [...new Set(registrations.map(({ categoryId }) => categoryId))];
  const placings = (await standingsIn(ctx, ids)).flatMap((standing) => standing.placings);
  const placingOf = new Map(placings.map((placing) => [placing.registrationId, placing]));
  return registrations.map((registration) => ({
    ...registration,
    place: placingOf.get(registration.id)?.place ?? null,
    medal: placingOf.get(registration.id)?.medal ?? null,
  }));
}

type MailRow = Awaited<ReturnType<typeof queries.findMailsTo>>[number];

const day = 24 * 3_600_000;

/** A fresh mail may hold a code or a link that opens something; whoever found a device must not read it here. */
function withoutCode(ctx: Context, { subject, text, ...mail }: MailRow) {
  const old = ctx.now.getTime() - mail.createdAt.getTime() > 7 * day;
  return old ? { ...mail, subject, text } : mail;
}
