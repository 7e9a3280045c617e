import { getSiteText, type Language, type SiteTextName } from "@chave/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

/** The text that stands, in the reader's language, which travels in a header. */
export const siteTextQuery = (name: SiteTextName, language: Language) =>
  queryOptions({
    queryKey: ["site-texts", "public", name, language],
    queryFn: () => callApi(getSiteText, { params: { name } }),
    staleTime: 5 * 60_000,
  });
