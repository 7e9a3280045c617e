import {
  addCoach,
  type CallOf,
  type CoachId,
  listCoaches,
  restoreCoach,
  revokeCoach,
  updateCoach,
} from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";
import type { PassSearch } from "./use-pass-search.ts";

type Fields = CallOf<typeof addCoach>["body"];

export const coachesQuery = (query: PassSearch) =>
  queryOptions({
    queryKey: ["coaches", query],
    queryFn: () => callApi(listCoaches, { query }),
    placeholderData: keepPreviousData,
  });

function useCoachesChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["coaches"] });
}

/** Adds one, or corrects the one that is named. */
export function useSaveCoach(coachId: CoachId | undefined) {
  return useMutation({
    mutationFn: (body: Fields) =>
      coachId ? callApi(updateCoach, { params: { coachId }, body }) : callApi(addCoach, { body }),
    meta: { quiet: true },
    onSettled: useCoachesChanged(),
  });
}

export function useSetCoachRevoked() {
  return useMutation({
    mutationFn: ({ coachId, revoked }: { coachId: CoachId; revoked: boolean }) =>
      callApi(revoked ? revokeCoach : restoreCoach, { params: { coachId } }),
    onSettled: useCoachesChanged(),
  });
}
