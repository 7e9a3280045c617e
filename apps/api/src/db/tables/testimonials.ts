import type { TestimonialId } from "@chave/contract";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import type { Translated } from "./faqs.ts";

/** What people say of the product, on the home page. */
export const testimonials = pgTable(
  "testimonials",
  {
    id: id<TestimonialId>(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** "Organizer of the Copa Recife". */
    role: jsonb("role").$type<Translated>().notNull(),
    text: jsonb("text").$type<Translated>().notNull(),
    imgPath: text("img_path"),
    visible: boolean("visible").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("testimonials_position").on(t.position, t.id)],
);
