import {
  type CategoryId,
  deleteBracket,
  drawAll,
  drawCategory,
  type EventId,
  getBracket,
  placeByHand,
  type RegistrationId,
} from "@chave/contract";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const bracketQuery = (categoryId: CategoryId) =>
  queryOptions({
    queryKey: ["brackets", categoryId],
    queryFn: () => callApi(getBracket, { params: { categoryId } }),
  });

/** A draw changes the category's counts, the event's figures, and which fights there are. */
function readAgain(queryClient: QueryClient): Promise<unknown> {
  const names = ["brackets", "categories", "fights", "schedule", "results", "events"];
  return Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

export function useDrawAll(eventId: EventId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (seed: string | undefined) =>
      callApi(drawAll, { params: { eventId }, body: { seed } }),
    // Pending until the list knows what is drawn: the same press again would draw nothing.
    onSettled: () => readAgain(queryClient),
  });
}

export function useDrawCategory(categoryId: CategoryId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (seed: string | undefined) =>
      callApi(drawCategory, { params: { categoryId }, body: { seed } }),
    onSettled: () => readAgain(queryClient),
  });
}

export function useDeleteBracket(categoryId: CategoryId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(deleteBracket, { params: { categoryId } }),
    onSettled: () => void readAgain(queryClient),
  });
}

type Placement = { positions: (RegistrationId | null)[]; version: number | undefined };

export function usePlaceByHand(categoryId: CategoryId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Placement) => callApi(placeByHand, { params: { categoryId }, body }),
    onSettled: () => void readAgain(queryClient),
  });
}
