import type { GymId, UserId } from "@chave/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { approvedByAdmin } from "./personal.ts";
import { users } from "./users.ts";

/** Those that lists of athletes bring are approved; those that people register wait for an admin. */
export const gyms = pgTable(
  "gyms",
  {
    id: id<GymId>(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    /** City and state without accents and case: what lists search in beside the name. */
    placeKey: text("place_key").notNull().default(""),
    ...approvedByAdmin(),
    headquartersId: uuid("headquarters_id")
      .$type<GymId>()
      .references((): AnyPgColumn => gyms.id, { onDelete: "set null" }),
    /** The teacher who keeps its data. */
    responsibleId: uuid("responsible_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("gyms_name_key_unique").on(t.nameKey),
    index("gyms_status").on(t.status, t.nameKey),
    index("gyms_headquarters_id").on(t.headquartersId),
    index("gyms_responsible_id").on(t.responsibleId),
    check("gyms_headquarters_of_branches", sql`${t.headquartersId} is null or ${t.isBranch}`),
  ],
);
