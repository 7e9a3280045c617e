import type { EventId, ImportId, ImportMapping, ImportRowProblem, UserId } from "@chave/contract";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { events } from "./events.ts";
import { users } from "./users.ts";

export type ImportStatus = "uploaded" | "checking" | "importing" | "imported" | "refused";

/** An uploaded athletes' file, its rows as read, and what became of them. Without an event it brings a teacher's students. */
export const imports = pgTable(
  "imports",
  {
    id: id<ImportId>(),
    eventId: uuid("event_id")
      .$type<EventId>()
      .references(() => events.id, { onDelete: "cascade" }),
    /** Null once the login was erased. */
    uploadedBy: uuid("uploaded_by")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    status: text("status").$type<ImportStatus>().notNull(),
    headers: jsonb("headers").$type<string[]>().notNull(),
    /** Cells as text, without the header row. Emptied once imported. */
    rows: jsonb("rows").$type<string[][]>().notNull(),
    preview: jsonb("preview").$type<string[][]>().notNull(),
    rowCount: integer("row_count").notNull(),
    mapping: jsonb("mapping").$type<ImportMapping>().notNull(),
    processed: integer("processed").notNull().default(0),
    imported: integer("imported").notNull().default(0),
    newGyms: integer("new_gyms").notNull().default(0),
    problems: jsonb("problems").$type<ImportRowProblem[]>().notNull().default([]),
    problemCount: integer("problem_count").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("imports_event_id").on(t.eventId), index("imports_uploaded_by").on(t.uploadedBy)],
);
