import type { Result } from "@chave/brackets";
import type {
  CategoryId,
  EventId,
  Fight,
  FightId,
  FightRound,
  FightStatus,
  MatId,
  RegistrationId,
} from "@chave/contract";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { categories } from "./categories.ts";
import { at, id } from "./columns.ts";
import { events } from "./events.ts";
import { mats } from "./mats.ts";
import { registrations } from "./registrations.ts";

/** What the last replay of a fight's actions gave; never written but by a replay. */
export type FightBoard = Pick<Fight, "swapped" | "score" | "phase" | "clock" | "submission">;

export const fights = pgTable(
  "fights",
  {
    id: id<FightId>(),
    eventId: uuid("event_id")
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .$type<CategoryId>()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    number: integer("number"),
    round: jsonb("round").$type<FightRound>().notNull(),
    depth: integer("depth").notNull(),
    /** Order inside the bracket. */
    order: integer("order").notNull(),
    status: text("status").$type<FightStatus>().notNull(),
    firstId: uuid("first_id")
      .$type<RegistrationId>()
      .references(() => registrations.id),
    secondId: uuid("second_id")
      .$type<RegistrationId>()
      .references(() => registrations.id),
    matId: uuid("mat_id")
      .$type<MatId>()
      .references(() => mats.id, { onDelete: "set null" }),
    plannedAt: at("planned_at"),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
    /** As the brackets engine wants it. */
    result: jsonb("result").$type<Result>(),
    board: jsonb("board").$type<FightBoard>(),
    version: integer("version").notNull().default(0),
  },
  (t) => [
    uniqueIndex("fights_key_unique").on(t.categoryId, t.key),
    index("fights_event_planned").on(t.eventId, t.plannedAt),
    index("fights_event_running").on(t.eventId).where(sql`${t.status} = 'running'`),
    index("fights_mat_planned").on(t.matId, t.plannedAt),
    index("fights_first_id").on(t.firstId),
    index("fights_second_id").on(t.secondId),
    check("fights_not_against_oneself", sql`${t.firstId} <> ${t.secondId}`),
  ],
);
