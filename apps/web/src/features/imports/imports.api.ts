import {
  type AthleteImport,
  type CallOf,
  confirmImport,
  getImport,
  type ImportId,
} from "@chave/contract";
import { type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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
    onSuccess: (started) =>
      queryClient.setQueryData(importQuery(importId).queryKey, started),
    onError: () => queryClient.invalidateQueries({ queryKey: ["imports", importId] }),
  });
}

/** Athletes came in: what counts or lists them is asked again, once per import. */
export function useRefreshAfter(importId: ImportId): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const counts = [["registrations"], ["categories"], ["events", "one"]];
    const isOther = ({ queryKey }: { queryKey: QueryKey }) => !queryKey.includes(importId);
    for (const queryKey of counts)
      void queryClient.invalidateQueries({ queryKey, predicate: isOther });
  }, [queryClient, importId]);
}
