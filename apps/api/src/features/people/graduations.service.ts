import type {
  addGraduation,
  Belt,
  CompetitorId,
  Graduation,
  GraduationId,
  InputOf,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { batchesOf } from "#api/batches.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { newId } from "#api/ids.ts";
import { fieldText } from "#api/words.ts";
import { currentBelts } from "./current-belts.ts";
import { findForActing } from "./find-person.service.ts";
import * as queries from "./graduations.queries.ts";
import { today } from "./person-data.ts";

type Input = InputOf<typeof addGraduation>["body"];

export async function list(ctx: Context, competitorId: CompetitorId): Promise<Graduation[]> {
  await findForActing(ctx, competitorId);
  return queries.findByPerson(ctx.db, competitorId);
}

export async function add(
  ctx: Context,
  competitorId: CompetitorId,
  input: Input,
): Promise<Graduation> {
  const person = await findForActing(ctx, competitorId);
  refuseWrongDay(ctx, input, person.birthDate);
  return inTransaction(ctx, async (ctx) => {
    const id = newId<GraduationId>();
    await queries.insert(ctx.db, { ...input, id, competitorId, createdAt: ctx.now });
    await recordAudit(ctx, "graduation.added", competitorId, { after: input });
    return { id, ...input };
  });
}

export async function change(
  ctx: Context,
  { competitorId, graduationId }: { competitorId: CompetitorId; graduationId: GraduationId },
  input: Input,
): Promise<Graduation> {
  const person = await findForActing(ctx, competitorId);
  refuseWrongDay(ctx, input, person.birthDate);
  return inTransaction(ctx, async (ctx) => {
    const before = orNotFound(await queries.find(ctx.db, competitorId, graduationId));
    await queries.update(ctx.db, graduationId, input);
    await recordAudit(ctx, "graduation.changed", competitorId, { before, after: input });
    return { id: graduationId, ...input };
  });
}

export async function remove(
  ctx: Context,
  { competitorId, graduationId }: { competitorId: CompetitorId; graduationId: GraduationId },
): Promise<void> {
  await findForActing(ctx, competitorId);
  await inTransaction(ctx, async (ctx) => {
    const before = orNotFound(await queries.find(ctx.db, competitorId, graduationId));
    await queries.remove(ctx.db, graduationId);
    await recordAudit(ctx, "graduation.deleted", competitorId, { before });
  });
}

/** Not in the future, not before birth. */
function refuseWrongDay(ctx: Context, { graduatedOn }: Input, birthDate: string | null): void {
  if (graduatedOn === null) return;
  const refuse = (message: string, day: string) => {
    const graduatedOn = fieldText(ctx.language, { message, params: { day } });
    throw new AppError("invalid_input", { graduatedOn });
  };
  if (graduatedOn > today(ctx)) refuse("date_after", today(ctx));
  if (birthDate !== null && graduatedOn < birthDate) refuse("date_before", birthDate);
}

/** The belts that count, per person and sport. For other features, behind their permission. */
export async function beltsOf(
  ctx: Context,
  ids: readonly CompetitorId[],
): Promise<Map<CompetitorId, Pick<Graduation, "sport" | "belt">[]>> {
  const history = await queries.findByPeople(ctx.db, [...ids]);
  const byPerson = new Map<CompetitorId, typeof history>();
  for (const one of history)
    byPerson.set(one.competitorId, [...(byPerson.get(one.competitorId) ?? []), one]);
  return new Map([...byPerson].map(([id, own]) => [id, currentBelts(own)]));
}

/** First belts of people whom a list brought; their day is not known. For other features, inside their transaction. */
export async function addBelts(
  ctx: Context,
  belts: readonly { competitorId: CompetitorId; belt: Belt }[],
): Promise<void> {
  const rows = belts.map((one) => ({
    ...one,
    id: newId<GraduationId>(),
    sport: "jiu_jitsu_gi" as const,
    graduatedOn: null,
    createdAt: ctx.now,
  }));
  for (const batch of batchesOf(rows)) await queries.insertAll(ctx.db, batch);
}
