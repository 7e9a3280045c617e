import type { Format } from "@chave/brackets";
import type { CategoryId, EventId, placementReason, RegistrationId } from "@chave/contract";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { categories } from "./categories.ts";
import { createdAt } from "./columns.ts";
import { events } from "./events.ts";

/** A drawn category: the format and who stands where. Its fights follow from these two. */
export const brackets = pgTable(
  "brackets",
  {
    categoryId: uuid("category_id")
      .$type<CategoryId>()
      .primaryKey()
      .references(() => categories.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    format: jsonb("format").$type<Format>().notNull(),
    positions: jsonb("positions").$type<(RegistrationId | null)[]>().notNull(),
    reasons: jsonb("reasons").$type<z.infer<typeof placementReason>[]>().notNull(),
    seed: text("seed"),
    drawNumber: integer("draw_number").notNull(),
    changedByHand: boolean("changed_by_hand").notNull(),
    version: integer("version").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("brackets_event_id").on(t.eventId)],
);
