import type { Belt, CompetitorId, GraduationId, Sport } from "@chave/contract";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { competitors } from "./competitors.ts";

/** A person's belts over time; per sport the latest one counts. */
export const graduations = pgTable(
  "graduations",
  {
    id: id<GraduationId>(),
    competitorId: uuid("competitor_id")
      .$type<CompetitorId>()
      .notNull()
      .references(() => competitors.id, { onDelete: "cascade" }),
    sport: text("sport").$type<Sport>().notNull(),
    belt: text("belt").$type<Belt>().notNull(),
    graduatedOn: date("graduated_on", { mode: "string" }),
    createdAt: createdAt(),
  },
  (t) => [index("graduations_competitor_id").on(t.competitorId)],
);
