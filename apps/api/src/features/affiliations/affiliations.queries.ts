import { alias } from "drizzle-orm/pg-core";
import { affiliationAliases, affiliations, competitors } from "#api/db/tables/index.ts";
import type { Tables } from "#api/features/directory/directory.service.ts";

export const tables: Tables = {
  entries: affiliations,
  headquarters: alias(affiliations, "headquarters"),
  aliases: affiliationAliases,
  members: { table: competitors, column: competitors.affiliationId, key: "affiliationId" },
  registrations: null,
  coaches: null,
};
