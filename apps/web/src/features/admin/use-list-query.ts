import { useSearchParams } from "react-router";

/** Page, search and order of a list, as they stand in the address; an unknown order counts as none. */
export function useListQuery<const Sort extends string>(orders: readonly Sort[]) {
  const [searchParams] = useSearchParams();
  return {
    page: Number(searchParams.get("page") ?? 1),
    search: searchParams.get("search") ?? undefined,
    sort: orders.find((order) => order === searchParams.get("sort")),
  };
}
