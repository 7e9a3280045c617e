import type { ImportMapping } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import type { EventRow } from "#api/features/events/events.service.ts";
import {
  type Entrant,
  enterAthletes,
  findRegistered,
  lockEntries,
} from "#api/features/registrations/enter-athletes.service.ts";
import { type CheckFacts, makeRowChecker } from "./check-rows.ts";
import type { Importer } from "./importer.ts";

/** Athletes for the categories of an event. */
export const athletesImporter = (event: EventRow, mapping: ImportMapping): Importer<Entrant> => ({
  makeChecker: async (ctx) => makeRowChecker(await findFacts(ctx, event), mapping),
  lock: (ctx) => lockEntries(ctx, event.id),
  enter: (ctx, entrants, id) => enterAthletes(ctx, event, entrants, id),
  audit: { action: "athletes.imported", subjectId: event.id },
});

async function findFacts(ctx: Context, event: EventRow): Promise<CheckFacts> {
  const registered = await findRegistered(ctx, event.id);
  return {
    eventYear: Number(event.startsOn.slice(0, 4)),
    categories: await categories.list(ctx, event.id),
    registered: registered.flatMap(({ name, competitorNameKey, registeredBirthYear, ...rest }) => {
      const known = { ...rest, names: [name, competitorNameKey] };
      // Corrected by hand since: a list with either year means the same athlete.
      const corrected = { ...known, birthDate: null, birthYear: registeredBirthYear };
      return registeredBirthYear === rest.birthYear ? [known] : [known, corrected];
    }),
  };
}
