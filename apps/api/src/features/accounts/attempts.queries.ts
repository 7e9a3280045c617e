import { and, count, eq, gt, lt, max, or, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { loginFailures } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";

export async function insert(db: Db, subject: string, at: Date): Promise<void> {
  await db.insert(loginFailures).values({ id: newId(), subject, failedAt: at });
}

export async function countSince(
  db: Db,
  subject: string,
  since: Date,
): Promise<{ n: number; last: Date | null }> {
  const [row] = await db
    .select({ n: count(), last: max(loginFailures.failedAt) })
    .from(loginFailures)
    .where(and(eq(loginFailures.subject, subject), gt(loginFailures.failedAt, since)));
  return row!;
}

/** Those of the subject, and everyone's that are too old to count. */
export async function deleteOf(db: Db, subject: string, before: Date): Promise<void> {
  await db
    .delete(loginFailures)
    .where(or(eq(loginFailures.subject, subject), lt(loginFailures.failedAt, before)));
}

/** Until the end of the transaction nobody else counts the attempts of this subject. */
export async function lock(db: Db, subject: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}
