import type { CompetitorId, ProfileResult, PublicProfile } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { orNotFound } from "#api/errors.ts";
import { standingsIn } from "#api/features/draws/standings.service.ts";
import { dayIn } from "#api/zoned-time.ts";
import { currentBelts } from "./current-belts.ts";
import * as entryQueries from "./entries.queries.ts";
import { mayAct } from "./find-person.service.ts";
import { findByPerson } from "./graduations.queries.ts";
import { isMinor } from "./person-data.ts";
import * as queries from "./profiles.queries.ts";
import { shortName } from "./public-name.ts";

/** For everyone: never birth date, weight, contact or document. */
export async function getPublic(ctx: Context, id: CompetitorId): Promise<PublicProfile> {
  const person = orNotFound(await queries.findPerson(ctx.db, id));
  const mayEdit = await mayAct(ctx, person);
  const entries = await entryQueries.findEntries(ctx.db, id);
  const results = await resultsOf(ctx, entries);
  const placed = new Set(results.map(({ registrationId }) => registrationId));
  const over = (entry: entryQueries.EntryRow) => entry.endsOn < dayIn(ctx.now, entry.timeZone);
  // A minor steps into the open by fighting; until then name and pictures are kept back.
  const shy = !mayEdit && isMinor(ctx, person.birthDate) && !entries.some(over);
  return {
    id,
    name: shy ? shortName(person.name) : person.name,
    competes: person.competes,
    country: person.country,
    gymName: person.gymName,
    affiliationName: person.affiliationName,
    imgPath: shy ? null : person.imgPath,
    coverPath: shy ? null : person.coverPath,
    belts: currentBelts(await findByPerson(ctx.db, id)),
    coming: entries
      .filter((entry) => !over(entry) && !placed.has(entry.registrationId))
      .map(present),
    results,
    can: { edit: mayEdit },
  };
}

const present = ({
  endsOn: _end,
  timeZone: _zone,
  gymName: _gym,
  ...entry
}: entryQueries.EntryRow) => entry;

/** The places that are certain, latest event first. */
async function resultsOf(
  ctx: Context,
  entries: readonly entryQueries.EntryRow[],
): Promise<ProfileResult[]> {
  const ids = entries.map(({ category }) => category.id);
  const placings = (await standingsIn(ctx, ids)).flatMap((standing) => standing.placings);
  const placingOf = new Map(placings.map((placing) => [placing.registrationId, placing]));
  return entries.flatMap((entry) => {
    const placing = placingOf.get(entry.registrationId);
    if (!placing) return [];
    const { place, medal } = placing;
    return [{ ...present(entry), gymName: entry.gymName, place, medal }];
  });
}
