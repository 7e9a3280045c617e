import type { UserId } from "@chave/contract";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** A six-digit code sent by mail: it expires, opens once, and dies after too many wrong tries. Only its hash is kept. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    id: id<string>(),
    userId: uuid("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<"email" | "password">().notNull(),
    codeHash: text("code_hash").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("verification_codes_user_id").on(t.userId, t.purpose, t.createdAt)],
);
