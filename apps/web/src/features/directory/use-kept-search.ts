import { directorySorts, directoryStatuses } from "@chave/contract";
import { useSearchParams } from "react-router";
import type { KeptSearch } from "./directory.api.ts";

/** What is searched stands in the address; what is unknown there counts as nothing. */
export function useKeptSearch() {
  const [params, setParams] = useSearchParams();
  const search: KeptSearch = {
    page: Math.max(1, Number(params.get("page")) || 1),
    search: params.get("search") ?? undefined,
    status: directoryStatuses.find((status) => status === params.get("status")),
    sort: directorySorts.find((sort) => sort === params.get("sort")),
  };
  const chooseStatus = (status: string) => {
    const next = new URLSearchParams(params);
    next.delete("page");
    next.delete("status");
    if (status) next.set("status", status);
    setParams(next, { replace: true });
  };
  const clear = () => setParams({}, { replace: true });
  const isNarrowed = search.search !== undefined || search.status !== undefined;
  return { search, chooseStatus, clear, isNarrowed };
}
