import type { CategoryId, EventId, Fight, FightId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as queries from "./fights.queries.ts";
import { presentFight, treeOf } from "./present-fight.ts";

export { bracketStateOf } from "./bracket-state.ts";

// For other features, behind their permission: fights as everybody sees them, however many in two queries.

export const viewsOfEvent = async (
  ctx: Context,
  eventId: EventId,
  filter: queries.FightFilter = {},
): Promise<Fight[]> => views(ctx, await queries.findByEvent(ctx.db, eventId, filter));

export const viewsOfCategory = async (ctx: Context, categoryId: CategoryId): Promise<Fight[]> =>
  views(ctx, await queries.findByCategory(ctx.db, categoryId));

export const viewsOf = async (ctx: Context, ids: FightId[]): Promise<Fight[]> =>
  views(ctx, await queries.findByIds(ctx.db, ids));

export async function views(ctx: Context, rows: queries.FightRow[]): Promise<Fight[]> {
  const categoryIds = [...new Set(rows.map(({ fight }) => fight.categoryId))];
  const brackets = await queries.findTrees(ctx.db, categoryIds);
  const trees = new Map(brackets.map((row) => [row.categoryId, treeOf(row)]));
  return rows.flatMap((row) => {
    const tree = trees.get(row.fight.categoryId);
    // Missing only when the bracket was drawn anew between the two queries.
    return tree?.sources.has(row.fight.key) ? [presentFight(row, tree)] : [];
  });
}
