import { isFinished } from "@chave/brackets";
import type { CategoryId, EventId, Placing } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { bracketStateOf } from "#api/features/fights/fight-views.service.ts";
import * as queries from "./draws.queries.ts";
import { presentPlacings } from "./present-placings.ts";

export type Standing = { categoryId: CategoryId; finished: boolean; placings: Placing[] };

/** Every drawn category of an event with the places that are certain. For other features, behind their permission. */
export async function standingsOf(ctx: Context, eventId: EventId): Promise<Standing[]> {
  const brackets = await queries.findBracketsOfEvent(ctx.db, eventId);
  const results = await queries.findFightResultsOfEvent(ctx.db, eventId);
  return present(brackets, results, await queries.findEntriesOfEvent(ctx.db, eventId));
}

/** The same for some categories, of whatever events. For other features, behind their permission. */
export async function standingsIn(ctx: Context, ids: CategoryId[]): Promise<Standing[]> {
  if (ids.length === 0) return [];
  const brackets = await queries.findBracketsIn(ctx.db, ids);
  const results = await queries.findFightResultsIn(ctx.db, ids);
  return present(brackets, results, await queries.findEntriesIn(ctx.db, ids));
}

function present(
  brackets: readonly queries.BracketRow[],
  allResults: Awaited<ReturnType<typeof queries.findFightResultsOfEvent>>,
  allEntries: queries.EntryRow[],
): Standing[] {
  const results = byCategory(allResults);
  const entries = byCategory(allEntries);
  return brackets.map((bracket) => {
    const { categoryId } = bracket;
    const state = bracketStateOf(bracket, results.get(categoryId) ?? []);
    const placings = presentPlacings(state, entries.get(categoryId) ?? []);
    return { categoryId, finished: isFinished(state), placings };
  });
}

function byCategory<Row extends { categoryId: CategoryId }>(rows: Row[]): Map<CategoryId, Row[]> {
  const groups = new Map<CategoryId, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.categoryId);
    if (group) group.push(row);
    else groups.set(row.categoryId, [row]);
  }
  return groups;
}
