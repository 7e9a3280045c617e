import type { UserId } from "@chave/contract";
import { eq, like, or } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { users } from "#api/db/tables/index.ts";

/** The usernames that begin like these. */
export async function findUsernamesLike(db: Db, beginnings: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(
      or(
        ...beginnings.flatMap((start) => [
          eq(users.username, start),
          like(users.username, `${start.replace(/[\\%_]/g, "\\$&")}.%`),
        ]),
      ),
    );
  return rows.flatMap(({ username }) => username ?? []);
}

export async function setGivenPassword(
  db: Db,
  id: UserId,
  passwordHash: string,
  changedAt: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, mustChangePassword: true, passwordChangedAt: changedAt })
    .where(eq(users.id, id));
}
