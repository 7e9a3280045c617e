import type { Belt, CategoryId, EventId, ImportId, RegistrationId, Sex } from "@chave/contract";
import { batchesOf } from "#api/batches.ts";
import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import * as competitors from "#api/features/competitors/competitors.service.ts";
import type { EventRow } from "#api/features/events/events.service.ts";
import * as gyms from "#api/features/gyms/gyms.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as queries from "./registrations.queries.ts";

/** An athlete about to be registered, as a list or a form names them. */
export type Entrant = {
  categoryId: CategoryId;
  name: string;
  gymName: string;
  sex: Sex;
  belt: Belt | null;
  birthDate: string | null;
  birthYear: number | null;
  /** Grams. */
  weight: number | null;
  seed: number | null;
  email: string | null;
  document: string | null;
};

/**
 * Registers athletes with the competitors and gyms that they need, all or none. For other features, inside their
 * transaction, behind their permission and with the categories locked.
 */
export async function enterAthletes(
  ctx: Context,
  event: Pick<EventRow, "id" | "organizationId">,
  entrants: readonly Entrant[],
  importId: ImportId | null,
): Promise<{ ids: RegistrationId[]; newGyms: number }> {
  const { idOf: gymIdOf, added: newGyms } = await gyms.ensure(
    ctx,
    entrants.map((entrant) => entrant.gymName),
  );
  const people = entrants.map(({ name, birthDate, birthYear, email, document, ...entrant }) => ({
    ...{ name, birthDate, birthYear, email, document },
    sex: entrant.sex === "mixed" ? null : entrant.sex,
    gymId: gymIdOf(entrant.gymName),
  }));
  const competitorIds = await competitors.ensure(ctx, event.organizationId, people);
  const rows = entrants.map((entrant, at) => ({
    id: newId<RegistrationId>(),
    eventId: event.id,
    categoryId: entrant.categoryId,
    competitorId: competitorIds[at]!,
    importId,
    name: entrant.name,
    searchKey: searchKeyOf(entrant),
    gymId: people[at]!.gymId,
    gymName: entrant.gymName,
    belt: entrant.belt,
    sex: entrant.sex,
    birthYear: entrant.birthYear,
    weight: entrant.weight,
    seed: entrant.seed,
    createdAt: ctx.now,
  }));
  for (const batch of batchesOf(rows))
    if ((await queries.insert(ctx.db, batch)) < batch.length)
      throw new AppError("already_registered");
  return { ids: rows.map((row) => row.id), newGyms };
}

export const searchKeyOf = (athlete: { name: string; gymName: string }): string =>
  sortKey(`${athlete.name} ${athlete.gymName}`);

/** Keeps draws of the event's categories waiting until the transaction ends. */
export const lockEntries = (ctx: Context, eventId: EventId): Promise<void> =>
  queries.lockCategoriesOfEvent(ctx.db, eventId);

export const findRegistered = (ctx: Context, eventId: EventId) =>
  queries.findRegistered(ctx.db, eventId);
