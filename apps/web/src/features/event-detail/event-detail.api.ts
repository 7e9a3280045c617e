import { type CategoryId, type EventId, listStartList } from "@chave/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

type Search = { page?: number; search?: string | undefined; categoryId?: CategoryId | undefined };

export const startListQuery = (eventId: EventId, { page = 1, search, categoryId }: Search) =>
  queryOptions({
    queryKey: ["start-list", eventId, { page, search, categoryId }],
    queryFn: () =>
      callApi(listStartList, {
        params: { eventId },
        query: { page, pageSize: 50, search, categoryId },
      }),
    placeholderData: keepPreviousData,
  });
