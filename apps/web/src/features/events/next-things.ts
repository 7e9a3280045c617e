import type { EventDetail } from "@chave/contract";
import type { SetUpSection } from "#web/paths.ts";

type Progress = Pick<
  EventDetail,
  | "categories"
  | "mats"
  | "registrations"
  | "undrawnCategories"
  | "unplannedFights"
  | "planned"
  | "fights"
  | "fightsFinished"
  | "visible"
>;

/** What an organizer has to do next, at most three things, the first one first. */
export function nextThings(event: Progress): SetUpSection[] {
  const fought = event.fights > 0 && event.fightsFinished === event.fights;
  const things: [SetUpSection, boolean][] = [
    ["categories", event.categories === 0],
    ["mats", event.mats === 0],
    ["registers", event.registrations === 0],
    ["brackets-assemble", event.undrawnCategories > 0],
    ["fight-calendar", event.unplannedFights > 0 && event.mats > 0],
    ["fights", event.planned && !fought],
    ["results", fought],
    ["general", !event.visible],
  ];
  return things
    .filter(([, needed]) => needed)
    .map(([section]) => section)
    .slice(0, 3);
}
