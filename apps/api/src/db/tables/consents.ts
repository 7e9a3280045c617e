import type { CompetitorId, Language, UserId } from "@chave/contract";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";
import { competitors } from "./competitors.ts";
import { users } from "./users.ts";

/** What somebody agreed to: the text, its version and language, and the moment. Never changed. */
export const consents = pgTable(
  "consents",
  {
    id: id<string>(),
    userId: uuid("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    /** The child that a guardian's consent is for. */
    competitorId: uuid("competitor_id")
      .$type<CompetitorId>()
      .references(() => competitors.id, { onDelete: "set null" }),
    text: text("text").$type<"terms" | "privacy" | "guardian">().notNull(),
    version: integer("version").notNull(),
    language: text("language").$type<Language>().notNull(),
    givenAt: at("given_at").notNull(),
  },
  (t) => [
    index("consents_user_id").on(t.userId),
    index("consents_competitor_id").on(t.competitorId),
  ],
);
