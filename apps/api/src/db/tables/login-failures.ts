import { index, pgTable, text } from "drizzle-orm/pg-core";
import { at, id } from "./columns.ts";

/** Failed log-ins and other calls without a login that are counted, so that machines are slowed down on every node alike. */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: id<string>(),
    /** `account:<e-mail or username>`, `address:<ip>`, `door:<ip>`, `code:<purpose>:<e-mail>`. */
    subject: text("subject").notNull(),
    failedAt: at("failed_at").notNull(),
  },
  (t) => [index("login_failures_subject").on(t.subject, t.failedAt)],
);
