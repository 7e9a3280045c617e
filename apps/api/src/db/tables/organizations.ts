import type { OrganizationId, UserId } from "@chave/contract";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
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
    imgPath: text("img_path"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("organizations_owner_unique").on(t.ownerId),
    index("organizations_name_key").on(t.nameKey),
  ],
);
