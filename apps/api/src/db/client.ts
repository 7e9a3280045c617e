import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as tables from "#api/db/tables/index.ts";

/** The pool or an open transaction: queries cannot tell which, so they always join the caller's transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;

/** A database that is ready to use: migrated, and heard when something is notified. */
export type Database = {
  db: Db;
  kind: "embedded" | "postgresql";
  /** Calls back with the payload of every NOTIFY on the channel, from whichever node it came. */
  listen: (channel: string, onMessage: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
};
