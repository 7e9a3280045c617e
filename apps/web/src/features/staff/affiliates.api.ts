import {
  type AffiliateId,
  addAffiliate,
  type CallOf,
  listAffiliates,
  restoreAffiliate,
  revokeAffiliate,
  updateAffiliate,
} from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";
import type { PassSearch } from "./use-pass-search.ts";

type Fields = CallOf<typeof addAffiliate>["body"];

export const affiliatesQuery = (query: PassSearch) =>
  queryOptions({
    queryKey: ["affiliates", query],
    queryFn: () => callApi(listAffiliates, { query }),
    placeholderData: keepPreviousData,
  });

function useAffiliatesChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["affiliates"] });
}

/** Adds one, or corrects the one that is named. */
export function useSaveAffiliate(affiliateId: AffiliateId | undefined) {
  return useMutation({
    mutationFn: (body: Fields) =>
      affiliateId
        ? callApi(updateAffiliate, { params: { affiliateId }, body })
        : callApi(addAffiliate, { body }),
    meta: { quiet: true },
    onSettled: useAffiliatesChanged(),
  });
}

export function useSetAffiliateRevoked() {
  return useMutation({
    mutationFn: ({ affiliateId, revoked }: { affiliateId: AffiliateId; revoked: boolean }) =>
      callApi(revoked ? revokeAffiliate : restoreAffiliate, { params: { affiliateId } }),
    onSettled: useAffiliatesChanged(),
  });
}
