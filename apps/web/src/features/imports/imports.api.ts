import {
  type AthleteImport,
  type CallOf,
  confirmImport,
  getImport,
  type ImportId,
} from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callApi } from "#web/lib/api.ts";

const pollMs = 500;

export const isUnderWay = ({ status }: AthleteImport): boolean =>
  status === "checking" || status === "importing";

/** An import; asked again and again while it is under way. */
export const importQuery = (importId: ImportId) =>
  queryOptions({
    queryKey: ["imports", importId],
    queryFn: () => callApi(getImport, { params: { importId } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });

export function useConfirmImport(importId: ImportId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof confirmImport>["body"]) =>
      callApi(confirmImport, { params: { importId }, body }),
    meta: { quiet: true },
    onSuccess: (started) => queryClient.setQueryData(importQuery(importId).queryKey, started),
    onError: () => queryClient.invalidateQueries({ queryKey: ["imports", importId] }),
  });
}

/** Athletes came in: what counts or lists them is asked again when the report appears. */
export function useRefreshCounts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const queryKey of [["registrations"], ["categories"], ["events", "one"], ["students"]])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
}
