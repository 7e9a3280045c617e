import type { CoachId, EventId, GymId, OrganizationId } from "@chave/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";
import { events } from "./events.ts";
import { gyms } from "./gyms.ts";
import { organizations } from "./organizations.ts";

/** A coach's pass for one gym, at one event of the organization or at all of them (`event_id` null). */
export const coaches = pgTable(
  "coaches",
  {
    id: id<CoachId>(),
    organizationId: uuid("organization_id")
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    eventId: uuid("event_id")
      .$type<EventId>()
      .references(() => events.id, { onDelete: "cascade" }),
    gymId: uuid("gym_id")
      .$type<GymId>()
      .notNull()
      .references(() => gyms.id),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    email: text("email"),
    phone: text("phone"),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("coaches_organization_id").on(t.organizationId, t.nameKey),
    index("coaches_gym_id").on(t.gymId),
    index("coaches_event_id").on(t.eventId),
  ],
);
