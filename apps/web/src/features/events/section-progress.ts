import type { EventDetail } from "@chave/contract";
import type { SetUpSection } from "#web/paths.ts";

export type SectionProgress = { done: boolean; figure: string | null };

/** How far each part of an event's set-up is: a tick, a number, or nothing yet. */
export function sectionProgress(event: EventDetail, section: SetUpSection): SectionProgress {
  const fought = event.fights > 0 && event.fightsFinished === event.fights;
  const figure = (value: number) => (value > 0 ? String(value) : null);
  switch (section) {
    case "general":
      return { done: true, figure: null };
    case "categories":
      return { done: event.categories > 0, figure: figure(event.categories) };
    case "mats":
      return { done: event.mats > 0, figure: figure(event.mats) };
    case "registers":
      return { done: event.registrations > 0, figure: figure(event.registrations) };
    case "brackets-assemble":
      return {
        done: event.brackets > 0 && event.undrawnCategories === 0,
        figure: figure(event.brackets),
      };
    case "fight-calendar":
      return { done: event.planned && event.unplannedFights === 0, figure: null };
    case "fights":
      return {
        done: fought,
        figure: event.fights > 0 ? `${event.fightsFinished}/${event.fights}` : null,
      };
    case "results":
      return { done: fought, figure: null };
  }
}
