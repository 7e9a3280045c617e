import { isFinished } from "@chave/brackets";
import type { Bracket, Category } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { findEvent, mayManageEvent } from "#api/features/events/events.service.ts";
import { bracketStateOf, viewsOfCategory } from "#api/features/fights/fight-views.service.ts";
import * as queries from "./draws.queries.ts";
import type { Place } from "./draws.rules.ts";
import { presentPlacings } from "./present-placings.ts";

export const placesOf = ({ positions, reasons }: queries.BracketRow): Place[] =>
  positions.map((registrationId, position) => ({
    registrationId,
    reason: reasons[position] ?? { kind: "bye" },
  }));

/** A category's bracket, drawn or not, for whoever may see it. */
export async function presentBracket(ctx: Context, category: Category): Promise<Bracket> {
  const event = await findEvent(ctx, category.eventId);
  const bracket = await queries.findBracket(ctx.db, category.id);
  const entries = await queries.findEntries(ctx.db, category.id);
  const manages = mayManageEvent(ctx.actor, event);
  const isOpen = manages && !(bracket && (await queries.anyFightTouched(ctx.db, category.id)));
  const can = { draw: isOpen, place: isOpen, score: manages };
  const people = entries.map(({ registrationId, name, gymName, seed }) => ({
    registrationId,
    name,
    gymName,
    seed,
  }));
  if (!bracket) return { ...undrawn, category, entries: people, can };

  const results = await queries.findFightResults(ctx.db, category.id);
  const state = bracketStateOf(bracket, results);
  return {
    category,
    type: bracket.format.type,
    seed: bracket.seed,
    drawNumber: bracket.drawNumber,
    changedByHand: bracket.changedByHand,
    positions: placesOf(bracket),
    entries: people,
    fights: await viewsOfCategory(ctx, category.id),
    placings: presentPlacings(state, people),
    finished: isFinished(state),
    version: bracket.version,
    can,
  };
}

const undrawn = {
  type: null,
  seed: null,
  drawNumber: 0,
  changedByHand: false,
  positions: [],
  fights: [],
  placings: [],
  finished: false,
  version: 0,
};
