import type { GymId } from "@chave/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { gyms } from "./gyms.ts";

/** Names that a gym had, or that were merged into it: lists that still use them find it. */
export const gymAliases = pgTable(
  "gym_aliases",
  {
    nameKey: text("name_key").primaryKey(),
    entryId: uuid("gym_id")
      .$type<GymId>()
      .notNull()
      .references(() => gyms.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index("gym_aliases_gym_id").on(t.entryId)],
);
