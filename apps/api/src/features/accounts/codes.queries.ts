import type { UserId } from "@chave/contract";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { verificationCodes } from "#api/db/tables/index.ts";

export type CodePurpose = (typeof verificationCodes.$inferSelect)["purpose"];

export async function insert(db: Db, row: typeof verificationCodes.$inferInsert): Promise<void> {
  await db.insert(verificationCodes).values(row);
}

/** The only one that may still open, locked: guesses at once are counted one after another. */
export async function lockLatest(db: Db, userId: UserId, purpose: CodePurpose) {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.purpose, purpose)))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1)
    .for("update");
  return row;
}

export async function countWrongTry(db: Db, id: string): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ wrongTries: sql`${verificationCodes.wrongTries} + 1` })
    .where(eq(verificationCodes.id, id));
}

export async function markUsed(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.update(verificationCodes).set({ usedAt }).where(eq(verificationCodes.id, id));
}

export async function deleteExpired(db: Db, userId: UserId, before: Date): Promise<void> {
  await db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), lt(verificationCodes.expiresAt, before)));
}
