import { addMat, deleteMat, type EventId, listMats, type MatId, renameMat } from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const matsQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["mats", eventId],
    queryFn: () => callApi(listMats, { params: { eventId } }),
  });

/** The event counts its mats, and its fights bear their names. */
function useMatsChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [["mats"], ["events", "one"], ["fights"], ["schedule"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** One after the other, in the order given. */
export function useAddMats(eventId: EventId) {
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      for (const name of names) await callApi(addMat, { params: { eventId }, body: { name } });
    },
    meta: { quiet: true },
    onSettled: useMatsChanged(),
  });
}

export function useRenameMat(matId: MatId) {
  return useMutation({
    mutationFn: (name: string) => callApi(renameMat, { params: { matId }, body: { name } }),
    meta: { quiet: true },
    onSettled: useMatsChanged(),
  });
}

export function useDeleteMat() {
  return useMutation({
    mutationFn: (matId: MatId) => callApi(deleteMat, { params: { matId } }),
    onSettled: useMatsChanged(),
  });
}
