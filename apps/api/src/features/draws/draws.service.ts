import { randomBytes } from "node:crypto";
import type {
  Bracket,
  CategoryId,
  drawAll,
  EventId,
  InputOf,
  OutputOf,
  placeByHand,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import { findManagedEvent } from "#api/features/events/events.service.ts";
import { lockBracketsOf, numberFights } from "#api/features/fights/fight-numbers.service.ts";
import { publish } from "#api/live/publish.ts";
import * as queries from "./draws.queries.ts";
import * as rules from "./draws.rules.ts";
import { placesOf, presentBracket } from "./present-bracket.ts";
import { saveDraw } from "./save-draw.ts";

export async function get(ctx: Context, id: CategoryId): Promise<Bracket> {
  return presentBracket(ctx, await categories.find(ctx, id));
}

/** 128 random bits, unless the organizer brings a seed of their own: anyone who has it can repeat the draw. */
const newSeed = () => randomBytes(16).toString("hex");

export async function drawOne(
  ctx: Context,
  id: CategoryId,
  seed: string = newSeed(),
): Promise<Bracket> {
  const { eventId } = await categories.findManaged(ctx, id);
  await inTransaction(ctx, (ctx) => draw(ctx, id, seed));
  await renumber(ctx, eventId);
  return get(ctx, id);
}

/** Every category in a transaction of its own: one that cannot be drawn does not hold up the others. */
export async function drawEvery(
  ctx: Context,
  eventId: EventId,
  seed: string = newSeed(),
): Promise<OutputOf<typeof drawAll>> {
  await findManagedEvent(ctx, eventId);
  const answer: OutputOf<typeof drawAll> = { drawn: 0, alone: 0, seed, failed: [] };
  for (const categoryId of await queries.findUndrawnWithEntries(ctx.db, eventId)) {
    try {
      const entries = await inTransaction(ctx, (ctx) => draw(ctx, categoryId, seed));
      answer.drawn += 1;
      if (entries === 1) answer.alone += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.failed.push({ categoryId, code: error.code });
    }
  }
  if (answer.drawn > 0) await renumber(ctx, eventId);
  return answer;
}

/** Answers the number of entries. */
async function draw(ctx: Context, id: CategoryId, seed: string): Promise<number> {
  const { category, bracket, entries, format } = await lockForChange(ctx, id);
  const places = rules.drawPlaces(entries, format, seed);
  const drawNumber = (bracket?.drawNumber ?? 0) + 1;
  const drawn = { format, places, seed, drawNumber, changedByHand: false };
  await saveDraw(ctx, { categoryId: id, eventId: category.eventId, ...drawn }, bracket);
  await recordAudit(ctx, "bracket.drawn", id, { after: { seed, drawNumber, format } });
  return entries.length;
}

export async function place(
  ctx: Context,
  id: CategoryId,
  { positions, version }: InputOf<typeof placeByHand>["body"],
): Promise<Bracket> {
  const { eventId } = await categories.findManaged(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    const { bracket, entries, format } = await lockForChange(ctx, id);
    if (bracket?.version !== version) throw new AppError("bracket_changed");
    if (!rules.arePositionsValid(format, entries, positions))
      throw new AppError("positions_invalid");

    const before = bracket ? placesOf(bracket) : [];
    const byHand = {
      format,
      places: rules.placesByHand(positions, before),
      seed: bracket?.seed ?? null,
      drawNumber: bracket?.drawNumber ?? 0,
      changedByHand: true,
    };
    await saveDraw(ctx, { categoryId: id, eventId, ...byHand }, bracket);
    const change = { before: bracket?.positions, after: positions };
    await recordAudit(ctx, "bracket.placed_by_hand", id, change);
  });
  await renumber(ctx, eventId);
  return get(ctx, id);
}

/** Takes the draw back. */
export async function remove(ctx: Context, id: CategoryId): Promise<void> {
  const { eventId } = await categories.findManaged(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    orNotFound(await queries.lockCategory(ctx.db, id));
    const bracket = await queries.lockBracket(ctx.db, id);
    if (!bracket) throw new AppError("no_bracket");
    await refuseTouched(ctx, id);
    await queries.deleteBracket(ctx.db, id);
    const { seed, positions, drawNumber } = bracket;
    await recordAudit(ctx, "bracket.deleted", id, { before: { seed, positions, drawNumber } });
    await publish(ctx, { kind: "bracket", eventId, categoryId: id });
  });
  await renumber(ctx, eventId);
}

/** The category, then its bracket: whoever changes a draw locks in this order. */
async function lockForChange(ctx: Context, id: CategoryId) {
  const category = orNotFound(await queries.lockCategory(ctx.db, id));
  const bracket = await queries.lockBracket(ctx.db, id);
  if (bracket) await refuseTouched(ctx, id);
  const entries = await queries.findEntries(ctx.db, id);
  if (entries.length === 0) throw new AppError("category_without_entries");
  const format = rules.formatFor(category.bracketType, entries.length);
  if (!format) throw new AppError("bracket_type_not_for_entries", { entries: entries.length });
  return { category, bracket, entries, format };
}

async function refuseTouched(ctx: Context, id: CategoryId): Promise<void> {
  if (await queries.anyFightTouched(ctx.db, id)) throw new AppError("bracket_has_results");
}

/** After the draw, in a transaction of its own: it wants every bracket of the event, a draw holds one already. */
const renumber = (ctx: Context, eventId: EventId): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockBracketsOf(ctx, eventId);
    await numberFights(ctx, eventId);
    await publish(ctx, { kind: "schedule", eventId });
  });
