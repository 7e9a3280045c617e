import type { CompetitorId, GymId, OrganizationId, Sex } from "@chave/contract";
import { batchesOf } from "#api/batches.ts";
import type { Context } from "#api/context.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as queries from "./competitors.queries.ts";
import { type Birth, isSamePerson } from "./same-person.ts";

export type Person = Birth & {
  name: string;
  sex: Sex | null;
  gymId: GymId | null;
  email: string | null;
  document: string | null;
};

type Known = Birth & { id: CompetitorId; sex: Sex | null };

/**
 * The organization's own competitors for these people, in their order; somebody of the same name and birth is taken
 * again, the others are made. For other features, inside their transaction and behind their permission.
 */
export async function ensure(
  ctx: Context,
  organizationId: OrganizationId,
  people: readonly Person[],
): Promise<CompetitorId[]> {
  await queries.lockOrganization(ctx.db, organizationId);
  const known = await findKnown(ctx, organizationId, people);
  const made: queries.NewCompetitor[] = [];
  const ids = people.map((person) => {
    const nameKey = sortKey(person.name);
    const namesakes = known.get(nameKey) ?? [];
    const same = namesakes.find((one) => isSamePerson(one, person));
    if (same) return same.id;
    const id = newId<CompetitorId>();
    made.push({ ...person, id, nameKey, importedBy: organizationId, createdAt: ctx.now });
    known.set(nameKey, [...namesakes, { ...person, id }]);
    return id;
  });
  for (const rows of batchesOf(made)) await queries.insert(ctx.db, rows);
  return ids;
}

async function findKnown(
  ctx: Context,
  organizationId: OrganizationId,
  people: readonly Person[],
): Promise<Map<string, Known[]>> {
  const known = new Map<string, Known[]>();
  const nameKeys = [...new Set(people.map((person) => sortKey(person.name)))];
  for (const batch of batchesOf(nameKeys)) {
    for (const row of await queries.findByNameKeys(ctx.db, organizationId, batch))
      known.set(row.nameKey, [...(known.get(row.nameKey) ?? []), row]);
  }
  return known;
}
