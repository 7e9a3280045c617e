import type {
  Belt,
  BracketType,
  CategoryId,
  Division,
  EventId,
  Sex,
  WeightClass,
} from "@chave/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { events } from "./events.ts";

export const categories = pgTable(
  "categories",
  {
    id: id<CategoryId>(),
    eventId: uuid("event_id")
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    name: text("name"),
    division: text("division").$type<Division>(),
    belt: text("belt").$type<Belt>(),
    sex: text("sex").$type<Sex>().notNull(),
    weightClass: text("weight_class").$type<WeightClass>(),
    minAge: integer("min_age"),
    maxAge: integer("max_age"),
    /** Grams. */
    minWeight: integer("min_weight"),
    maxWeight: integer("max_weight"),
    fightSeconds: integer("fight_seconds").notNull(),
    bracketType: text("bracket_type").$type<BracketType>().notNull(),
    /** Place in the event's list: by division, sex, belt, weight. */
    position: integer("position").notNull(),
    /** What makes a category the same as another; one of a kind per event. */
    sameKey: text("same_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("categories_same_key_unique").on(t.eventId, t.sameKey),
    index("categories_event_id").on(t.eventId, t.position),
    check("categories_fight_seconds", sql`${t.fightSeconds} > 0`),
  ],
);
