import type { EventId, MatId } from "@chave/contract";
import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { events } from "./events.ts";

export const mats = pgTable(
  "mats",
  {
    id: id<MatId>(),
    eventId: uuid("event_id")
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("mats_name_unique").on(t.eventId, t.name)],
);
