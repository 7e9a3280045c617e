import { type EventId, getResults } from "@chave/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const resultsQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["results", eventId],
    queryFn: () => callApi(getResults, { params: { eventId } }),
  });
