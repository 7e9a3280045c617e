import { useSearchParams } from "react-router";

export type PassSearch = { page: number; search?: string; state: "active" | "revoked" };

/** What is looked for stands in the address, beside the tab that is open. */
export function usePassSearch() {
  const [params, setParams] = useSearchParams();
  const search: PassSearch = {
    page: Math.max(1, Number(params.get("page")) || 1),
    search: params.get("search") ?? undefined,
    state: params.get("state") === "revoked" ? "revoked" : "active",
  };

  /** Another search begins at its first page. */
  const change = (part: Partial<Pick<PassSearch, "search" | "state">>) => {
    const next = { ...search, ...part };
    const given = {
      ...(params.get("tab") && { tab: params.get("tab")! }),
      ...(next.search && { search: next.search }),
      ...(next.state === "revoked" && { state: next.state }),
    };
    setParams(given, { replace: true });
  };
  return { search, change };
}
