import type {
  addChild,
  CompetitorId,
  FamilyMember,
  Guardian,
  InputOf,
  Profile,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { requireUsableAffiliation } from "#api/features/affiliations/affiliations.service.ts";
import { requireUsableGym } from "#api/features/gyms/gyms.service.ts";
import { newId } from "#api/ids.ts";
import { recordGuardianConsent } from "./consents.service.ts";
import { currentBelts } from "./current-belts.ts";
import * as queries from "./families.queries.ts";
import { findOwn } from "./find-person.service.ts";
import { findByPeople } from "./graduations.queries.ts";
import { makePerson } from "./make-person.service.ts";
import { isMinor, refuseWrongAge } from "./person-data.ts";
import * as people from "./profiles.queries.ts";
import { get } from "./profiles.service.ts";

export async function list(ctx: Context): Promise<FamilyMember[]> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const rows = await queries.findTied(ctx.db, ctx.actor.userId, "parent");
  const graduations = await findByPeople(
    ctx.db,
    rows.map((row) => row.id),
  );
  return rows.map(({ otherTie, ...row }) => ({
    ...row,
    belts: currentBelts(graduations.filter(({ competitorId }) => competitorId === row.id)),
    stays: otherTie || row.registrations > 0,
  }));
}

export async function add(ctx: Context, input: InputOf<typeof addChild>["body"]): Promise<Profile> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const { userId } = ctx.actor;
  const { consent: _given, ...fields } = input;
  const guardian =
    fields.guardian ?? (isMinor(ctx, fields.birthDate) ? await parentAsGuardian(ctx) : null);
  const child = { ...fields, guardian };
  refuseWrongAge(ctx, child);
  return inTransaction(ctx, async (ctx) => {
    if (child.gymId !== null) await requireUsableGym(ctx, child.gymId);
    if (child.affiliationId !== null) await requireUsableAffiliation(ctx, child.affiliationId);
    const id = await makePerson(ctx, { fields: child });
    await tieChild(ctx, id);
    await recordAudit(ctx, "child.added", id, { after: { name: child.name, parent: userId } });
    return get(ctx, id);
  });
}

/** The parent, when their own profile says who they are; else a guardian must be named. */
export async function parentAsGuardian(ctx: Context): Promise<Guardian | null> {
  const parent = await findOwn(ctx);
  return parent?.identity ? { name: parent.name, document: parent.identity } : null;
}

/** Ties the child to the login and keeps what the guardian agreed to. Inside a transaction. */
export async function tieChild(ctx: Context, competitorId: CompetitorId): Promise<void> {
  const { userId } = ctx.actor!;
  await queries.insertTie(ctx.db, {
    id: newId(),
    userId,
    competitorId,
    relation: "parent",
    createdAt: ctx.now,
  });
  await recordGuardianConsent(ctx, competitorId);
}

/** A child who is registered nowhere and whom nobody else answers for is deleted; the others stay. */
export async function untie(ctx: Context, competitorId: CompetitorId): Promise<void> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const { userId } = ctx.actor;
  await inTransaction(ctx, async (ctx) => {
    const child = orNotFound(await people.lockPerson(ctx.db, competitorId));
    const tie = orNotFound(await queries.findParentTie(ctx.db, userId, competitorId));
    await queries.deleteTie(ctx.db, tie.id);
    const stays =
      (await queries.isTied(ctx.db, competitorId)) ||
      (await people.countRegistrations(ctx.db, competitorId)) > 0;
    if (!stays) await people.deletePerson(ctx.db, competitorId);
    await recordAudit(ctx, "child.untied", competitorId, {
      before: stays ? { name: child.name } : undefined,
      after: { stays },
    });
  });
}
