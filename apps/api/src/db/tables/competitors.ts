import type { CompetitorId, GymId, OrganizationId, Sex, UserId } from "@chave/contract";
import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { gyms } from "./gyms.ts";
import { organizations } from "./organizations.ts";
import { users } from "./users.ts";

/** A person who fights; imported ones have no login until somebody claims them. */
export const competitors = pgTable(
  "competitors",
  {
    id: id<CompetitorId>(),
    userId: uuid("user_id")
      .$type<UserId>()
      .references(() => users.id),
    /** The organization whose import made this competitor. */
    importedBy: uuid("imported_by")
      .$type<OrganizationId>()
      .references(() => organizations.id),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    sex: text("sex").$type<Sex>(),
    birthDate: date("birth_date", { mode: "string" }),
    birthYear: integer("birth_year"),
    gymId: uuid("gym_id")
      .$type<GymId>()
      .references(() => gyms.id),
    email: text("email"),
    document: text("document"),
    createdAt: createdAt(),
  },
  (t) => [
    index("competitors_name_key").on(t.nameKey),
    index("competitors_user_id").on(t.userId),
    index("competitors_gym_id").on(t.gymId),
    index("competitors_imported_by").on(t.importedBy, t.nameKey),
  ],
);
