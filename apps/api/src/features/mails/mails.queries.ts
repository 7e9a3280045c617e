import type { MailId, MailStatus } from "@chave/contract";
import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsText } from "#api/db/like.ts";
import { mails } from "#api/db/tables/index.ts";

export type MailRow = typeof mails.$inferSelect;

export async function insert(db: Db, row: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(row);
}

/** Heard by every node once the transaction has committed; many in one transaction are heard once. */
export async function notify(db: Db, channel: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
}

export type ListQuery = {
  page: number;
  pageSize: number;
  search?: string | undefined;
  status?: MailStatus | undefined;
};

/** A mail that is being sent still waits, as far as anyone can see. */
const unsent = inArray(mails.status, ["waiting", "sending"]);

const ofStatus = (status: MailStatus): SQL =>
  status === "waiting" ? unsent : eq(mails.status, status);

const listed = ({ search, status }: ListQuery): SQL | undefined =>
  and(search ? containsText(mails.recipient, search) : undefined, status && ofStatus(status));

export async function findPage(db: Db, query: ListQuery): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(listed(query))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export async function countListed(db: Db, query: ListQuery): Promise<number> {
  const [row] = await db.select({ n: count() }).from(mails).where(listed(query));
  return row!.n;
}

export async function findById(db: Db, id: MailId): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

/** A mail that is being sent at this moment is left to its sender. */
export async function resetAttempts(db: Db, id: MailId, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: "waiting", attempts: 0, nextAttemptAt: now })
    .where(and(eq(mails.id, id), inArray(mails.status, ["waiting", "failed"])));
}

/**
 * Takes the mails whose time has come, so that nobody else does until the lease ends. Those whose lease ended belong
 * to a sender that broke down.
 */
export async function claimDue(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<MailRow[]> {
  // Named, so that the database looks for them once.
  const due = db.$with("due").as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(unsent, lte(mails.nextAttemptAt, now)))
      .orderBy(asc(mails.nextAttemptAt))
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mails)
    .set({ status: "sending", attempts: sql`${mails.attempts} + 1`, nextAttemptAt: until })
    .where(inArray(mails.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Nothing changes when the lease ended and somebody else has the mail. */
export async function settle(
  db: Db,
  { id, attempts }: Pick<MailRow, "id" | "attempts">,
  change: Partial<typeof mails.$inferInsert>,
): Promise<void> {
  await db
    .update(mails)
    .set(change)
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.status, "sending")));
}

/** Mails that were due before a moment and were not sent since. */
export async function giveUp(db: Db, dueBefore: Date, lastError: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: "failed", lastError })
    .where(and(eq(mails.status, "waiting"), lt(mails.nextAttemptAt, dueBefore)));
}

export async function deleteSettled(db: Db, madeBefore: Date): Promise<void> {
  await db
    .delete(mails)
    .where(and(inArray(mails.status, ["sent", "failed"]), lt(mails.createdAt, madeBefore)));
}

export async function findNew(db: Db, since: Date): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(and(unsent, gte(mails.createdAt, since)))
    .orderBy(asc(mails.createdAt))
    .limit(50);
}
