import type { FaqId, Language } from "@chave/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";

/** Text per language; one that is missing falls back to Portuguese. */
export type Translated = { pt: string } & Partial<Record<Language, string>>;

/** A question of the help widget. Descriptions are sanitised HTML. */
export const faqs = pgTable(
  "faqs",
  {
    id: id<FaqId>(),
    position: integer("position").notNull(),
    title: jsonb("title").$type<Translated>().notNull(),
    description: jsonb("description").$type<Translated>().notNull(),
    /** Titles and descriptions of all languages as plain text without accents and case. */
    searchKey: text("search_key").notNull(),
    videoUrl: text("video_url"),
    updatedAt: at("updated_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("faqs_position").on(t.position, t.id)],
);
