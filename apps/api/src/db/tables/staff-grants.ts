import type {
  EventId,
  InvitationId,
  MatId,
  StaffGrantId,
  StaffRole,
  UserId,
} from "@chave/contract";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";
import { events } from "./events.ts";
import { invitations } from "./invitations.ts";
import { mats } from "./mats.ts";
import { users } from "./users.ts";

/** What somebody may do at one event; live from acceptance (`user_id` set) until it is revoked. */
export const staffGrants = pgTable(
  "staff_grants",
  {
    id: id<StaffGrantId>(),
    eventId: uuid("event_id")
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    role: text("role").$type<StaffRole>().notNull(),
    matId: uuid("mat_id")
      .$type<MatId>()
      .references(() => mats.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Lower case. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    invitationId: uuid("invitation_id")
      .$type<InvitationId>()
      .references(() => invitations.id),
    acceptedAt: at("accepted_at"),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("staff_grants_event_id").on(t.eventId),
    index("staff_grants_user_id").on(t.userId),
    index("staff_grants_mat_id").on(t.matId),
    check("staff_grants_mat", sql`(${t.role} = 'scoreboard_manager') = (${t.matId} is not null)`),
  ],
);
