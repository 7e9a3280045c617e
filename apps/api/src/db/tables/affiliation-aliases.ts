import type { AffiliationId } from "@chave/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { affiliations } from "./affiliations.ts";
import { createdAt } from "./columns.ts";

/** Names that a federation had, or that were merged into it: lists that still use them find it. */
export const affiliationAliases = pgTable(
  "affiliation_aliases",
  {
    nameKey: text("name_key").primaryKey(),
    entryId: uuid("affiliation_id")
      .$type<AffiliationId>()
      .notNull()
      .references(() => affiliations.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index("affiliation_aliases_affiliation_id").on(t.entryId)],
);
