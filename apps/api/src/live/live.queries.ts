import { sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { liveChannel } from "./channel.ts";

/** Heard by every node once the transaction has committed, and never if it is rolled back. */
export async function notify(db: Db, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${payload})`);
}
