import type { UserId } from "@chave/contract";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";

/** Who changed what, from what, to what; written in the transaction of the change. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id<string>(),
    actorId: uuid("actor_id").$type<UserId>(),
    action: text("action").notNull(),
    subjectId: text("subject_id").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
    at: at("at").notNull(),
  },
  (t) => [
    index("audit_log_subject").on(t.subjectId, t.at),
    index("audit_log_at").on(t.at),
    index("audit_log_actor").on(t.actorId, t.at),
    index("audit_log_action").on(t.action, t.at),
  ],
);
