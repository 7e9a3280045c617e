import { affiliationEndpoints, type directoryEndpoints, gymEndpoints } from "@chave/contract";
import type { z } from "zod";
import { affiliations, gyms } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import { admin, everyone } from "./people.ts";
import { type Rule, rule } from "./rule.ts";
import type { World } from "./world.ts";

type Endpoints = ReturnType<typeof directoryEndpoints<string, z.ZodType<string>>>;

const fields = (name: string) => ({
  name,
  email: null,
  phone: null,
  city: "Recife",
  state: "PE",
  country: "BR",
  isBranch: false,
  headquartersId: null,
});
const someName = () => `House ${Math.random()}`;

/** The rules of a list that an admin approves: of gyms, and of federations. */
function rulesOf(all: Endpoints, table: typeof gyms | typeof affiliations): Rule[] {
  async function made({ api }: World) {
    const name = someName();
    const row = { id: newId<never>(), name, nameKey: sortKey(name), createdAt: new Date() };
    await api.db.insert(table).values(row);
    return { params: { id: row.id as string } };
  }
  return [
    rule(all.list, { may: everyone, input: () => ({ query: {} }) }),
    rule(all.findSimilar, { may: everyone, input: () => ({ query: { name: "House" } }) }),
    rule(all.get, { may: everyone, input: made }),
    rule(all.register, { may: everyone, input: () => ({ body: fields(someName()) }) }),
    rule(all.update, {
      may: admin,
      note: "a gym also by the teacher who answers for it",
      input: async (world) => ({ ...(await made(world)), body: fields(someName()) }),
    }),
    rule(all.administer, { may: admin, input: () => ({ query: {} }) }),
    rule(all.findDuplicates, { may: admin }),
    rule(all.getUses, { may: admin, input: made }),
    rule(all.approve, { may: admin, input: made }),
    rule(all.refuse, { may: admin, input: made }),
    rule(all.remove, {
      may: admin,
      input: async (world) => ({ ...(await made(world)), query: {} }),
    }),
    rule(all.merge, {
      may: admin,
      input: async (world) => ({
        ...(await made(world)),
        body: { others: [(await made(world)).params.id] },
      }),
    }),
  ];
}

export const rulesOfDirectories: Rule[] = [
  ...rulesOf(gymEndpoints as unknown as Endpoints, gyms),
  ...rulesOf(affiliationEndpoints as unknown as Endpoints, affiliations),
];
