import type {
  EventId,
  Language,
  MatId,
  OrganizationId,
  StaffRole,
  UserId,
  UserType,
} from "@chave/contract";
import type { Db } from "#api/db/client.ts";
import { insideTransaction } from "#api/db/transaction-guard.ts";

/** What somebody may do at one event beside their kind of login. */
export type Grant = { eventId: EventId; role: StaffRole; matId: MatId | null };

/** Who is asking; null is a visitor. */
export type Actor = {
  userId: UserId;
  sessionId: string;
  userType: UserType;
  organizationId: OrganizationId | null;
  /** Live ones only. */
  grants: readonly Grant[];
} | null;

/** What every service function needs to know about the request it serves. */
export type Context = {
  db: Db;
  actor: Actor;
  now: Date;
  language: Language;
  /** Where people reach this site, without a slash at the end: for links in mails. Never taken from a request. */
  siteUrl: string;
};

/** Name the inner parameter `ctx` too: it hides the outer one, so no query can slip out of the transaction. */
export function inTransaction<T>(ctx: Context, run: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => insideTransaction(() => run({ ...ctx, db: tx })));
}
