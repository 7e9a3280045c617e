import type { EventSummary } from "@chave/contract";

/** What the search for one's own fights keeps in the address: `?event=copa-recife&name=lima`. */
export function findSearch(searchParams: URLSearchParams) {
  return {
    slug: searchParams.get("event"),
    search: searchParams.get("name")?.trim() ?? "",
  };
}

/** The events that have athletes to be found, those that are fought now first. */
export const searchable = (events: readonly EventSummary[]): EventSummary[] =>
  events
    .filter(({ registrations }) => registrations > 0)
    .toSorted((a, b) => Number(b.phase === "live") - Number(a.phase === "live"));

/** The event that is searched: the one named, else the first. */
export const searched = (
  events: readonly EventSummary[],
  slug: string | null,
): EventSummary | undefined => events.find((one) => one.slug === slug) ?? events[0];
