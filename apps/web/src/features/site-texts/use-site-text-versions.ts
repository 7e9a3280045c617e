import {
  getSiteTextVersion,
  listSiteTexts,
  listSiteTextVersions,
  type NewSiteText,
  publishSiteText,
  type SiteTextName,
} from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const siteTextsQuery = () =>
  queryOptions({ queryKey: ["site-texts", "all"], queryFn: () => callApi(listSiteTexts) });

export const versionsQuery = (name: SiteTextName) =>
  queryOptions({
    queryKey: ["site-texts", "versions", name],
    queryFn: () => callApi(listSiteTextVersions, { params: { name } }),
  });

/** A version never changes. */
export const versionQuery = (name: SiteTextName, version: number) =>
  queryOptions({
    queryKey: ["site-texts", "version", name, version],
    queryFn: () => callApi(getSiteTextVersion, { params: { name, version: String(version) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function usePublishSiteText(name: SiteTextName) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSiteText) => callApi(publishSiteText, { params: { name }, body }),
    meta: { quiet: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["site-texts"] }),
  });
}
