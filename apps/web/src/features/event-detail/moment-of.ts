import type { EventDetail } from "@chave/contract";
import { paths } from "#web/paths.ts";

type Moment = { name: "live" | "results" | "brackets" | "athletes"; to: string };

/** The one thing that a visitor most likely wants now. */
export function momentOf(event: EventDetail): Moment | null {
  const { slug, phase } = event;
  if (phase === "live") return { name: "live", to: paths.eventLive(slug) };
  if (phase === "finished") return { name: "results", to: paths.eventResults(slug) };
  if (event.brackets > 0) return { name: "brackets", to: paths.eventBrackets(slug) };
  if (event.registrations > 0) return { name: "athletes", to: paths.eventAthletes(slug) };
  return null;
}
