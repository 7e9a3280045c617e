import type {
  AdminCompetitor,
  AdminCompetitorDetail,
  AdminLogin,
  CompetitorId,
  GymId,
  InputOf,
  listCompetitors,
  OutputOf,
  UserId,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { noteCode, refuseEarlyCode, sendCode } from "#api/features/accounts/codes.service.ts";
import * as policy from "./admin.policy.ts";
import * as queries from "./admin.queries.ts";

export async function list(
  ctx: Context,
  query: InputOf<typeof listCompetitors>["query"],
): Promise<OutputOf<typeof listCompetitors>> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  const rows = await queries.findCompetitors(ctx.db, query);
  const total = await queries.countCompetitors(ctx.db, query);
  return { data: rows.map(present), total, page: query.page, pageSize: query.pageSize };
}

export async function find(ctx: Context, id: CompetitorId): Promise<AdminCompetitorDetail> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  const person = orNotFound(await queries.findCompetitor(ctx.db, id));
  const own = person.userId && (await queries.findLogin(ctx.db, person.userId));
  const guardians = await queries.findGuardians(ctx.db, id);
  const namesakes = await queries.findNamesakes(ctx.db, person.nameKey, id);
  return {
    ...present(person),
    competes: person.competes,
    birthDate: person.birthDate,
    country: person.country,
    email: person.ownEmail,
    phone: person.phone,
    gymId: person.gymId,
    importedBy: person.importedBy,
    logins: [...(own ? [{ ...own, relation: "own" as const }] : []), ...guardians].map(
      presentLogin,
    ),
    entries: await queries.findEntries(ctx.db, id),
    namesakes: namesakes.map(present),
  };
}

export async function setGym(ctx: Context, id: CompetitorId, gymId: GymId | null): Promise<void> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const before = orNotFound(await queries.findCompetitor(ctx.db, id));
    if (gymId && !(await queries.gymExists(ctx.db, gymId))) throw new AppError("not_found");
    await queries.setGym(ctx.db, id, gymId);
    await recordAudit(ctx, "competitor.gym_changed", id, {
      before: { gymId: before.gymId },
      after: { gymId },
    });
  });
}

/** The mail with the code is the one that the person would ask for. */
export async function sendPasswordReset(ctx: Context, id: UserId): Promise<void> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    const { email, ...login } = orNotFound(await queries.findLogin(ctx.db, id));
    if (email === null) throw new AppError("login_without_email");
    await refuseEarlyCode(ctx, "password", email);
    await noteCode(ctx, "password", email);
    await sendCode(ctx, "password", { ...login, email });
    await recordAudit(ctx, "user.password_reset_sent", id);
  });
}

const present = (row: queries.PersonRow): AdminCompetitor => ({
  id: row.id,
  name: row.name,
  gymName: row.gymName,
  birthYear: row.birthDate ? Number(row.birthDate.slice(0, 4)) : row.birthYear,
  login: row.email ?? row.username,
  registrations: row.registrations,
  createdAt: row.createdAt.toISOString(),
});

type LoginRow = Awaited<ReturnType<typeof queries.findGuardians>>[number];

const presentLogin = ({
  emailVerifiedAt,
  lastSeenAt,
  relation,
  language: _,
  ...login
}: Omit<LoginRow, "relation"> & Pick<AdminLogin, "relation">): AdminLogin => ({
  ...login,
  relation,
  emailVerified: emailVerifiedAt !== null,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
