import { sortKey } from "#api/sort-key.ts";

/** `Copa Recife Gi`, 2026-12-12 → `copa-recife-gi-2026`; never looks like a UUID, never empty. */
export function slugOf(name: string, startsOn: string): string {
  const words = sortKey(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  const year = startsOn.slice(0, 4);
  const base = words || "event";
  return base.endsWith(year) ? base : `${base}-${year}`;
}
