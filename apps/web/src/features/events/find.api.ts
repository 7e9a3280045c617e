import {
  type CategoryId,
  type EventId,
  listCategories,
  listFights,
  listStartList,
} from "@chave/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

/** How many athletes a search by name shows. */
export const athletesShown = 8;

export const athleteSearchQuery = (eventId: EventId, search: string) =>
  queryOptions({
    queryKey: ["start-list", eventId, { search }],
    queryFn: () =>
      callApi(listStartList, { params: { eventId }, query: { search, pageSize: athletesShown } }),
    enabled: search !== "",
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
