import type { EventId, Results } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import { standingsOf } from "#api/features/draws/standings.service.ts";
import { medalsByGym } from "./results.rules.ts";

export async function get(ctx: Context, eventId: EventId): Promise<Results> {
  const all = await categories.list(ctx, eventId);
  const standings = await standingsOf(ctx, eventId);
  const standingOf = new Map(standings.map((standing) => [standing.categoryId, standing]));
  const podiums = all.flatMap((category) => {
    const placings = standingOf.get(category.id)?.placings ?? [];
    return placings.length > 0 ? [{ category, placings }] : [];
  });
  return {
    finished: standings.filter((standing) => standing.finished).length,
    categories: all.filter((category) => category.entries > 0).length,
    podiums,
    gyms: medalsByGym(podiums.flatMap(({ placings }) => placings)),
  };
}
