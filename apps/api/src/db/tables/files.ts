import type { UserId } from "@chave/contract";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { users } from "./users.ts";

/** A stored picture by the SHA-256 of its bytes; the bytes lie on disk or in S3. */
export const files = pgTable(
  "files",
  {
    hash: text("hash").primaryKey(),
    bytes: integer("bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    uploadedBy: uuid("uploaded_by")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index("files_uploaded_by").on(t.uploadedBy)],
);
