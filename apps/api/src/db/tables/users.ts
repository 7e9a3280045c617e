import type { Language, UserId, UserType } from "@chave/contract";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";

/** A login. The person who fights is a competitor, which may exist without one. */
export const users = pgTable(
  "users",
  {
    id: id<UserId>(),
    name: text("name").notNull(),
    /** Lower case. */
    email: text("email"),
    emailVerifiedAt: at("email_verified_at"),
    /** Lower case; for athletes without an e-mail. */
    username: text("username"),
    passwordHash: text("password_hash").notNull(),
    userType: smallint("user_type").$type<UserType>().notNull(),
    language: text("language").$type<Language>().notNull(),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    passwordChangedAt: at("password_changed_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(t.email),
    uniqueIndex("users_username_unique").on(t.username),
    index("users_created_at").on(t.createdAt),
    check("users_user_type", sql`${t.userType} between 1 and 6`),
    check("users_reachable", sql`${t.email} is not null or ${t.username} is not null`),
  ],
);
