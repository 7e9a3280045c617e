import type { Language, UserId } from "@chave/contract";
import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

export type SiteTextName = "about" | "terms" | "privacy" | "guardian";

/** The texts of the site by version and language; the highest version stands. Sanitised HTML, never changed. */
export const siteTexts = pgTable(
  "site_texts",
  {
    id: id<string>(),
    name: text("name").$type<SiteTextName>().notNull(),
    version: integer("version").notNull(),
    language: text("language").$type<Language>().notNull(),
    html: text("html").notNull(),
    writtenBy: uuid("written_by")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("site_texts_version_unique").on(t.name, t.version, t.language)],
);
