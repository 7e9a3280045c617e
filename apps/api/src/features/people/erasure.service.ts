import { type CompetitorId, type eraseAccount, type InputOf, userType } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { noteAttempt, refuseTooMany } from "#api/features/accounts/attempts.service.ts";
import { passwordMatches } from "#api/features/accounts/passwords.service.ts";
import { picturesOf, removeUnused } from "#api/features/images/unused-images.service.ts";
import { sortKey } from "#api/sort-key.ts";
import type { Storage } from "#api/storage/storage.ts";
import { anonymousName } from "./anonymous-name.ts";
import * as queries from "./erasure.queries.ts";
import { erasedPeople, obstacleOf, planErasure } from "./erasure-plan.service.ts";

/** Deletes the login and its personal data for good. Results stay, without a name. */
export async function erase(
  ctx: Context,
  storage: Storage,
  { password }: InputOf<typeof eraseAccount>["body"],
): Promise<void> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const { actor } = ctx;
  const user = orNotFound(await queries.findUser(ctx.db, actor.userId));
  const attempts = `erase:${user.id}`;
  await refuseTooMany(ctx, attempts, { most: 10, minutes: 15 });
  if (!(await passwordMatches(user.passwordHash, password))) {
    await noteAttempt(ctx, attempts);
    throw new AppError("password_wrong");
  }
  const pictures = await inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx, actor);
    orNotFound(await queries.lockUser(ctx.db, user.id));
    const obstacle = await obstacleOf(ctx, actor);
    if (obstacle) throw new AppError(obstacle);

    const plan = await planErasure(ctx, user.id);
    const ids = erasedPeople(plan);
    await queries.lockPeople(ctx.db, ids);
    const people = await queries.findPeople(ctx.db, ids);
    const pictures = await picturesOf(ctx, user.id, people);
    await erasePeople(ctx, ids);
    await queries.deletePeople(ctx.db, plan.lostStudents);
    await eraseLogin(
      ctx,
      user,
      people.flatMap(({ email }) => (email ? [email] : [])),
    );
    await recordAudit(ctx, "user.erased", user.id, {
      after: { people: ids.length, students: plan.lostStudents.length },
    });
    return pictures;
  });
  // Bytes cannot be rolled back: they go once everything else is gone.
  await removeUnused(ctx, storage, pictures);
}

/** What could make the erasure wrong while it runs waits for it. */
async function lockOwner(ctx: Context, actor: NonNullable<Context["actor"]>): Promise<void> {
  if (actor.userType === userType.admin) await queries.lockUsersOfType(ctx.db, userType.admin);
  await queries.lockOrganizationOf(ctx.db, actor.userId);
}

/** Entries that are not drawn are cancelled; the others keep their place in the bracket without a name. */
async function erasePeople(ctx: Context, ids: CompetitorId[]): Promise<void> {
  const seen = await queries.findRegistrations(ctx.db, ids);
  await queries.lockCategories(ctx.db, [...new Set(seen.map(({ categoryId }) => categoryId))]);
  const registrations = await queries.findRegistrations(ctx.db, ids);
  const drawn = registrations.filter((registration) => registration.drawn);
  const undrawn = registrations.filter((registration) => !registration.drawn);
  await queries.deleteRegistrations(
    ctx.db,
    undrawn.map(({ id }) => id),
  );
  for (const { id, gymName, language } of drawn) {
    const name = anonymousName(language);
    const searchKey = sortKey(`${name} ${gymName}`);
    await queries.updateRegistration(ctx.db, id, {
      ...{ name, searchKey, birthYear: null, weight: null },
    });
  }
  const staying = new Set(drawn.map(({ competitorId }) => competitorId));
  const name = anonymousName(ctx.language);
  for (const id of ids.filter((id) => staying.has(id)))
    await queries.emptyPerson(ctx.db, id, { name, nameKey: sortKey(name), erasedAt: ctx.now });
  await queries.deletePeople(
    ctx.db,
    ids.filter((id) => !staying.has(id)),
  );
  await queries.emptyAudit(ctx.db, [...ids, ...registrations.map(({ id }) => id)]);
  await queries.emptyImports(
    ctx.db,
    registrations.map(({ importId }) => importId),
  );
}

type User = NonNullable<Awaited<ReturnType<typeof queries.findUser>>>;

async function eraseLogin(ctx: Context, user: User, otherEmails: string[]): Promise<void> {
  const emails = [...(user.email ? [user.email] : []), ...otherEmails].map((one) =>
    one.toLowerCase(),
  );
  await queries.deleteMailsTo(ctx.db, user.id, [...new Set(emails)]);
  await queries.deleteAttempts(
    ctx.db,
    [user.email, user.username].flatMap((name) => (name ? [name] : [])),
  );
  await queries.deleteInvitations(ctx.db, user.id, user.email);
  await queries.deleteOwnImports(ctx.db, user.id);
  const organization = await queries.lockOrganizationOf(ctx.db, user.id);
  if (organization) {
    await queries.deleteOrganization(ctx.db, organization.id);
    await queries.emptyAudit(ctx.db, [organization.id]);
  }
  await queries.emptyAudit(ctx.db, [user.id]);
  await queries.deleteUser(ctx.db, user.id);
}
