import type { GymId } from "@chave/contract";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";

export const gyms = pgTable(
  "gyms",
  {
    id: id<GymId>(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("gyms_name_key_unique").on(t.nameKey)],
);
