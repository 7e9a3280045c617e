import type { AffiliationId, UserId } from "@chave/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { approvedByAdmin } from "./personal.ts";
import { users } from "./users.ts";

/** A federation, or its branch in a state. */
export const affiliations = pgTable(
  "affiliations",
  {
    id: id<AffiliationId>(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    /** City and state without accents and case: what lists search in beside the name. */
    placeKey: text("place_key").notNull().default(""),
    ...approvedByAdmin(),
    headquartersId: uuid("headquarters_id")
      .$type<AffiliationId>()
      .references((): AnyPgColumn => affiliations.id, { onDelete: "set null" }),
    /** Who registered it. */
    responsibleId: uuid("responsible_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("affiliations_name_key_unique").on(t.nameKey),
    index("affiliations_status").on(t.status, t.nameKey),
    index("affiliations_headquarters_id").on(t.headquartersId),
    check(
      "affiliations_headquarters_of_branches",
      sql`${t.headquartersId} is null or ${t.isBranch}`,
    ),
  ],
);
