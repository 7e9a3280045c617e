import type { UserId } from "@chave/contract";
import { and, count, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { files, uploads } from "#api/db/tables/index.ts";

/** The same picture sent again is the same file. */
export async function insertFile(db: Db, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row).onConflictDoNothing();
}

export async function findStored(db: Db, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ hash: files.hash })
    .from(files)
    .where(inArray(files.hash, [...hashes]));
  return rows.map(({ hash }) => hash);
}

/** Counts this attempt among those since a moment, and forgets the older ones. */
export async function countUpload(
  db: Db,
  attempt: typeof uploads.$inferInsert & { userId: UserId },
  since: Date,
): Promise<number> {
  const ofUser = eq(uploads.userId, attempt.userId);
  await db.insert(uploads).values(attempt);
  await db.delete(uploads).where(and(ofUser, lt(uploads.createdAt, since)));
  const [row] = await db.select({ n: count() }).from(uploads).where(ofUser);
  return row!.n;
}
