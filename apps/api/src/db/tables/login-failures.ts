import { index, pgTable, text } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";

/** Failed log-ins, by account and by address, so that guessing is slowed down on every node alike. */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: id<string>(),
    /** `account:<e-mail or username>` or `address:<ip>`. */
    subject: text("subject").notNull(),
    failedAt: at("failed_at").notNull(),
  },
  (t) => [index("login_failures_subject").on(t.subject, t.failedAt)],
);
