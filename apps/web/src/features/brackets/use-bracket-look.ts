import { useSearchParams } from "react-router";
import type { BracketLook } from "./bracket-view.tsx";

/** Columns or list, as the address says: `?view=table`. */
export function useBracketLook(): [BracketLook, (look: BracketLook) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const look = searchParams.get("view") === "table" ? "table" : "columns";
  const setLook = (next: BracketLook) =>
    setSearchParams(
      (query) => {
        if (next === "table") query.set("view", "table");
        else query.delete("view");
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  return [look, setLook];
}
