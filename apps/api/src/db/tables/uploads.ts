import type { UserId } from "@chave/contract";
import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** Each attempt to store a picture, so that an account is slowed down on every node alike. Kept for an hour. */
export const uploads = pgTable(
  "uploads",
  {
    id: id<string>(),
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index("uploads_user_id").on(t.userId, t.createdAt)],
);
