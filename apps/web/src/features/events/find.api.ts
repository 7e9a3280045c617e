import {
  type CategoryId,
  type EventId,
  type EventSummary,
  type Fight,
  getResults,
  listCategories,
  listFights,
  listStartList,
} from "@chave/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";
import { eventQuery } from "./events.api.ts";

/** How many athletes a search by name shows. */
export const athletesShown = 8;

export const athleteSearchQuery = (eventId: EventId, search: string) =>
  queryOptions({
    queryKey: ["start-list", eventId, { search }],
    queryFn: () =>
      callApi(listStartList, { params: { eventId }, query: { search, pageSize: athletesShown } }),
  });

export const openFightsQuery = (eventId: EventId, categoryId?: CategoryId) =>
  queryOptions({
    queryKey: ["fights", eventId, { categoryId, open: true }],
    queryFn: () =>
      callApi(listFights, { params: { eventId }, query: { categoryId, open: "true" } }),
  });

export const categoryNamesQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["categories", eventId],
    queryFn: () => callApi(listCategories, { params: { eventId } }),
  });

export const placingsQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["results", eventId],
    queryFn: () => callApi(getResults, { params: { eventId } }),
  });

/** Every mat that still has fights, with the one that runs there; a page carries no more of the fights than this. */
export const liveMatsQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["live-mats", eventId],
    queryFn: async () =>
      matsOf(await callApi(listFights, { params: { eventId }, query: { open: "true" } })),
  });

function matsOf(fights: readonly Fight[]) {
  const mats = new Map<string, Fight | null>();
  for (const fight of fights) {
    if (!fight.mat) continue;
    const known = mats.get(fight.mat.name) ?? null;
    mats.set(fight.mat.name, fight.status === "running" ? fight : known);
  }
  return [...mats]
    .map(([name, running]) => ({ name, running }))
    .sort((a, b) => a.name.localeCompare(b.name, "pt", { numeric: true }));
}

/** Loads what a search shows of the athletes it finds. */
export const loadFound = (
  client: QueryClient,
  { id, slug }: Pick<EventSummary, "id" | "slug">,
  search: string,
): Promise<unknown> =>
  Promise.all([
    client.fetchQuery(eventQuery(slug)),
    client.fetchQuery(categoryNamesQuery(id)),
    client.fetchQuery(placingsQuery(id)),
    client.fetchQuery(athleteSearchQuery(id, search)).then(({ data }) => {
      const categories = new Set(data.map(({ categoryId }) => categoryId));
      return Promise.all([...categories].map((one) => client.fetchQuery(openFightsQuery(id, one))));
    }),
  ]);
