import type { OrganizationId, UserId } from "@chave/contract";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { contact, pictures } from "./personal.ts";
import { users } from "./users.ts";

export const organizations = pgTable(
  "organizations",
  {
    id: id<OrganizationId>(),
    name: text("name").notNull(),
    /** Name without accents and case: what lists sort and search by. */
    nameKey: text("name_key").notNull(),
    ownerId: uuid("owner_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** 14 characters, digits or the letters of the form of 2026. */
    cnpj: text("cnpj"),
    publicEmail: text("public_email"),
    website: text("website"),
    ...contact(),
    ...pictures(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("organizations_owner_unique").on(t.ownerId),
    uniqueIndex("organizations_cnpj_unique").on(t.cnpj),
    index("organizations_name_key").on(t.nameKey),
  ],
);
