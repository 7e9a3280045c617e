import {
  type CallOf,
  createEvent,
  deleteEvent,
  type EventId,
  getEvent,
  listEvents,
  updateEvent,
} from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export type EventListSearch = CallOf<typeof listEvents>["query"];

export const eventListQuery = ({
  when = "next",
  page = 1,
  search,
  pageSize = 12,
}: EventListSearch) =>
  queryOptions({
    queryKey: ["events", "list", { when, page, search, pageSize }],
    queryFn: () => callApi(listEvents, { query: { when, page, search, pageSize } }),
    placeholderData: keepPreviousData,
  });

/** One event by its slug or id. */
export const eventQuery = (eventRef: string) =>
  queryOptions({
    queryKey: ["events", "one", eventRef],
    queryFn: () => callApi(getEvent, { params: { eventRef } }),
  });

export function useCreateEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof createEvent>["body"]) => callApi(createEvent, { body }),
    meta: { quiet: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["events"] }),
  });
}

export function useUpdateEvent(eventId: EventId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof updateEvent>["body"]) =>
      callApi(updateEvent, { params: { eventId }, body }),
    meta: { quiet: true },
    // Fights on days that the event has no more lose their place.
    onSettled: () =>
      Promise.all(
        [["events"], ["schedule"], ["fights"], ["brackets"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function useDeleteEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (eventId: EventId) => callApi(deleteEvent, { params: { eventId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["events", "list"] }),
  });
}
