import type { CompetitorId, UserId } from "@chave/contract";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { competitors } from "./competitors.ts";
import { users } from "./users.ts";

/** Who may act for a competitor beside the competitor: a parent for a child, a teacher for a student. */
export const guardianships = pgTable(
  "guardianships",
  {
    id: id<string>(),
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    competitorId: uuid("competitor_id")
      .$type<CompetitorId>()
      .notNull()
      .references(() => competitors.id, { onDelete: "cascade" }),
    relation: text("relation").$type<"parent" | "teacher">().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("guardianships_once").on(t.userId, t.competitorId, t.relation),
    index("guardianships_competitor_id").on(t.competitorId),
  ],
);
