import type { InvitationId, Language, UserId } from "@chave/contract";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** Asks somebody by mail to become an organizer, or to help at an event (then a staff grant names the invitation). */
export const invitations = pgTable(
  "invitations",
  {
    id: id<InvitationId>(),
    kind: text("kind").$type<"organizer" | "staff">().notNull(),
    /** Lower case. */
    email: text("email").notNull(),
    /** Proposed name of the person or, for an organizer, of the organization. */
    name: text("name").notNull(),
    language: text("language").$type<Language>().notNull(),
    tokenHash: text("token_hash").notNull(),
    invitedBy: uuid("invited_by")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    expiresAt: at("expires_at").notNull(),
    acceptedAt: at("accepted_at"),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("invitations_token_hash_unique").on(t.tokenHash),
    index("invitations_email").on(t.email),
  ],
);
