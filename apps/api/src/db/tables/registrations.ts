import type {
  Belt,
  CategoryId,
  CompetitorId,
  EventId,
  GymId,
  ImportId,
  RegistrationId,
  Sex,
} from "@chave/contract";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { categories } from "./categories.ts";
import { createdAt, id } from "./columns.ts";
import { competitors } from "./competitors.ts";
import { events } from "./events.ts";
import { gyms } from "./gyms.ts";

/** A competitor in a category. Name, gym, belt and weight are kept as they were: results survive moves and merges. */
export const registrations = pgTable(
  "registrations",
  {
    id: id<RegistrationId>(),
    eventId: uuid("event_id")
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .$type<CategoryId>()
      .notNull()
      .references(() => categories.id),
    competitorId: uuid("competitor_id")
      .$type<CompetitorId>()
      .notNull()
      .references(() => competitors.id),
    importId: uuid("import_id").$type<ImportId>(),
    name: text("name").notNull(),
    /** Name and gym without accents and case: what lists sort and search by. */
    searchKey: text("search_key").notNull(),
    gymId: uuid("gym_id")
      .$type<GymId>()
      .references(() => gyms.id),
    gymName: text("gym_name").notNull(),
    belt: text("belt").$type<Belt>(),
    sex: text("sex").$type<Sex>().notNull(),
    birthYear: integer("birth_year"),
    /** Grams. */
    weight: integer("weight"),
    seed: integer("seed"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("registrations_once_per_category").on(t.categoryId, t.competitorId),
    index("registrations_event_search").on(t.eventId, t.searchKey),
    index("registrations_competitor_id").on(t.competitorId),
    index("registrations_gym_id").on(t.gymId),
  ],
);
