import type {
  EventId,
  Fight,
  FightAction,
  FightId,
  getFight,
  getScoreboard,
  OutputOf,
} from "@chave/contract";
import type { Context } from "#api/context.ts";
import { orNotFound } from "#api/errors.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import { findEvent, findScoredEvent, mayManageEvent } from "#api/features/events/events.service.ts";
import * as actionQueries from "./fight-actions.queries.ts";
import { views, viewsOfEvent } from "./fight-views.service.ts";
import * as queries from "./fights.queries.ts";

/** How many of the mat's next fights a TV shows, and how many a mat table keeps for when the network is gone. */
const nextOnTv = 3;
const nextOnTable = 20;

export async function list(
  ctx: Context,
  eventId: EventId,
  filter: queries.FightFilter,
): Promise<Fight[]> {
  await findEvent(ctx, eventId);
  return viewsOfEvent(ctx, eventId, filter);
}

export async function get(ctx: Context, id: FightId): Promise<OutputOf<typeof getFight>> {
  const row = await findRow(ctx, id);
  const event = await findEvent(ctx, row.fight.eventId);
  return describe(ctx, row, event, nextOnTv);
}

/** For the mat table: with the fight's whole list of actions. */
export async function scoreboard(
  ctx: Context,
  id: FightId,
): Promise<OutputOf<typeof getScoreboard>> {
  const row = await findRow(ctx, id);
  const event = await findScoredEvent(ctx, row.fight.eventId, row.fight.matId);
  const described = await describe(ctx, row, event, nextOnTable);
  const actions: FightAction[] = await actionQueries.findActions(ctx.db, id);
  const can = { manage: mayManageEvent(ctx.actor, event) };
  return { ...described, fightSeconds: described.category.fightSeconds, actions, can };
}

const findRow = async (ctx: Context, id: FightId): Promise<queries.FightRow> =>
  orNotFound((await queries.findByIds(ctx.db, [id]))[0]);

async function describe(
  ctx: Context,
  row: queries.FightRow,
  event: Awaited<ReturnType<typeof findEvent>>,
  howManyNext: number,
): Promise<OutputOf<typeof getFight>> {
  const nextRows = await queries.findNext(ctx.db, row.fight, howManyNext);
  const [fight, ...next] = await views(ctx, [row, ...nextRows]);
  const category = await categories.find(ctx, row.fight.categoryId);
  return { fight: fight!, category, eventName: event.name, ruleSet: event.ruleSet, next };
}
