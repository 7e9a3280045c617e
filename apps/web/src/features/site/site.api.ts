import { getSite } from "@chave/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const siteQuery = () =>
  queryOptions({ queryKey: ["site"], queryFn: () => callApi(getSite), staleTime: 5 * 60_000 });
