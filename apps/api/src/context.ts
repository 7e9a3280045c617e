import type { Language, OrganizationId, UserId, UserType } from "@chave/contract";
import type { Db } from "#api/db/client.ts";
import { insideTransaction } from "#api/db/transaction-guard.ts";

/** Who is asking; null is a visitor. */
export type Actor = {
  userId: UserId;
  sessionId: string;
  userType: UserType;
  organizationId: OrganizationId | null;
} | null;

/** What every service function needs to know about the request it serves. */
export type Context = { db: Db; actor: Actor; now: Date; language: Language };

/** Name the inner parameter `ctx` too: it hides the outer one, so no query can slip out of the transaction. */
export function inTransaction<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => insideTransaction(() => run({ ...ctx, db: tx })));
}
