import type { EventId, Language, OrganizationId, RuleSetId, Sport } from "@chave/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { organizations } from "./organizations.ts";

export const events = pgTable(
  "events",
  {
    id: id<EventId>(),
    organizationId: uuid("organization_id")
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** Name and city without accents and case: what the search looks in. */
    searchKey: text("search_key").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    venue: text("venue").notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    sport: text("sport").$type<Sport>().notNull(),
    timeZone: text("time_zone").notNull(),
    language: text("language").$type<Language>().notNull(),
    ruleSet: text("rule_set").$type<RuleSetId>().notNull(),
    visible: boolean("visible").notNull(),
    /** The fight calendar: `HH:MM` in the event's zone, then seconds. */
    dayStart: text("day_start").notNull().default("09:00"),
    secondsBetweenFights: integer("seconds_between_fights").notNull().default(60),
    minimumRest: integer("minimum_rest").notNull().default(300),
    minimumRestBeforeFinal: integer("minimum_rest_before_final").notNull().default(600),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("events_slug_unique").on(t.slug),
    index("events_organization_id").on(t.organizationId, t.startsOn),
    index("events_starts_on").on(t.startsOn),
    index("events_ends_on").on(t.endsOn),
    check("events_dates_in_order", sql`${t.startsOn} <= ${t.endsOn}`),
  ],
);
