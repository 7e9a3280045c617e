import type {
  ClaimProof,
  CompetitorId,
  claimCompetitor,
  InputOf,
  OutputOf,
  searchClaims,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import * as queries from "./claims.queries.ts";
import { isTied } from "./families.queries.ts";
import { parentAsGuardian, tieChild } from "./families.service.ts";
import { findOwn } from "./find-person.service.ts";
import { isMinor, today } from "./person-data.ts";
import * as people from "./profiles.queries.ts";

const day = 24 * 3_600_000;
/** Searches and claims of one login in a day: enough for a family, too few for guessing. */
const triesPerDay = 20;
const tried = "claim.tried";

/** People whom nobody holds yet and who fit the proof; no contact and no document of theirs. */
export async function search(
  ctx: Context,
  proof: ClaimProof,
): Promise<OutputOf<typeof searchClaims>> {
  const found = await findByProof(ctx, proof);
  const ambiguous = proof.by === "name" && found.length > 1;
  const shown = ambiguous ? [] : found;
  const events = await queries.findEventsOf(
    ctx.db,
    shown.map(({ id }) => id),
  );
  const candidates = shown.map(({ id, name, gymName }) => ({
    competitorId: id,
    name,
    gymName,
    events: events
      .filter(({ competitorId }) => competitorId === id)
      .map(({ name, startsOn }) => ({ name, year: Number(startsOn.slice(0, 4)) })),
  }));
  return { candidates, ambiguous };
}

/** Every look-up counts, and is written down, whether it finds somebody or not. */
async function findByProof(ctx: Context, proof: ClaimProof): Promise<queries.ClaimableRow[]> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const { userId } = ctx.actor;
  const user = await inTransaction(ctx, async (ctx) => {
    const user = orNotFound(await queries.lockUser(ctx.db, userId));
    const since = new Date(ctx.now.getTime() - day);
    if ((await queries.countDone(ctx.db, userId, tried, since)) >= triesPerDay)
      throw new AppError("claim_limit");
    await recordAudit(ctx, tried, userId, { after: { by: proof.by } });
    return user;
  });
  const email = user.emailVerifiedAt ? user.email : null;
  return queries.findClaimable(ctx.db, proof, email);
}

/** The proof is asked for again: an id alone claims nobody. */
export async function claim(
  ctx: Context,
  input: InputOf<typeof claimCompetitor>["body"],
): Promise<{ competitorId: CompetitorId }> {
  const found = await findByProof(ctx, input.proof);
  const candidate = orNotFound(found.find(({ id }) => id === input.competitorId));
  if (input.proof.by === "name" && found.length > 1) throw new AppError("not_found");
  return inTransaction(ctx, async (ctx) => {
    // Locked, then looked at: of two logins that claim at once the second finds the person taken.
    const person = await people.lockPerson(ctx.db, candidate.id);
    if (!person || (await isTied(ctx.db, person.id))) throw new AppError("already_claimed");
    const competitorId =
      input.as === "self" ? await claimAsSelf(ctx, person) : await claimAsChild(ctx, person);
    await recordAudit(ctx, "claim.made", competitorId, {
      before: { competitorId: person.id, name: person.name },
      after: { as: input.as, by: input.proof.by },
    });
    return { competitorId };
  });
}

type Locked = NonNullable<Awaited<ReturnType<typeof people.lockPerson>>>;

/** The registrations become one's own; the person of the list is gone. */
async function claimAsSelf(ctx: Context, person: Locked): Promise<CompetitorId> {
  const found = await findOwn(ctx);
  forbidUnless(found !== null, ctx.actor);
  const own = orNotFound(await people.lockPerson(ctx.db, found!.id));
  if (isBornOtherwise(own, person)) throw new AppError("claim_other_person");
  if (await queries.haveCategoryInCommon(ctx.db, own.id, person.id))
    throw new AppError("claim_same_category");
  await queries.moveAll(ctx.db, person.id, own.id);
  // The next list of the same organizer then finds this person again.
  await people.updatePerson(ctx.db, own.id, {
    importedBy: own.importedBy ?? person.importedBy,
    gymId: own.gymId ?? person.gymId,
  });
  await people.deletePerson(ctx.db, person.id);
  return own.id;
}

const isBornOtherwise = (own: Locked, person: Locked): boolean =>
  own.birthDate !== null && person.birthDate !== null
    ? own.birthDate !== person.birthDate
    : own.birthYear !== null && person.birthYear !== null && own.birthYear !== person.birthYear;

async function claimAsChild(ctx: Context, person: Locked): Promise<CompetitorId> {
  if (isSurelyAdult(ctx, person)) throw new AppError("claim_not_a_child");
  if (person.guardian === null)
    await people.updatePerson(ctx.db, person.id, { guardian: await parentAsGuardian(ctx) });
  await tieChild(ctx, person.id);
  return person.id;
}

function isSurelyAdult(ctx: Context, { birthDate, birthYear }: Locked): boolean {
  if (birthDate !== null) return !isMinor(ctx, birthDate);
  return birthYear !== null && Number(today(ctx).slice(0, 4)) - birthYear > 18;
}
