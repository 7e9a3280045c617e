import { type CategoryId, categoryId } from "@chave/contract";
import { useSearchParams } from "react-router";
import type { RegistrationSearch } from "./registrations.api.ts";

/** What is searched stands in the address: it can be shared, and a reload keeps it. */
export function useRegistrationSearch() {
  const [params, setParams] = useSearchParams();
  const search: RegistrationSearch = {
    page: Math.max(1, Number(params.get("page")) || 1),
    search: params.get("search") ?? undefined,
    categoryId: categoryId.safeParse(params.get("category")).data,
  };

  /** Another search begins at its first page. */
  const change = (part: { search?: string; categoryId?: CategoryId | null }) => {
    const { search: text, categoryId: category } = { ...search, ...part };
    const next = { ...(text && { search: text }), ...(category && { category }) };
    setParams(next, { replace: true });
  };

  const isNarrowed = search.search !== undefined || search.categoryId !== undefined;
  return { search, change, isNarrowed };
}
