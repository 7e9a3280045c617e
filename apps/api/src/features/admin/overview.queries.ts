import { and, count, eq, gt, gte, isNull, lte, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#api/db/client.ts";
import {
  affiliations,
  events,
  gyms,
  invitations,
  mails,
  organizations,
  users,
} from "#api/db/tables/index.ts";

async function countOf(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(table).where(where);
  return row!.n;
}

export const pendingGyms = (db: Db) => countOf(db, gyms, eq(gyms.status, "pending"));

export const pendingAffiliations = (db: Db) =>
  countOf(db, affiliations, eq(affiliations.status, "pending"));

export const failedMails = (db: Db) => countOf(db, mails, eq(mails.status, "failed"));

export async function unverifiedOrganizations(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.ownerId))
    .where(isNull(users.emailVerifiedAt));
  return row!.n;
}

export const openInvitations = (db: Db, now: Date) =>
  countOf(
    db,
    invitations,
    and(
      isNull(invitations.acceptedAt),
      isNull(invitations.revokedAt),
      gt(invitations.expiresAt, now),
    ),
  );

export const eventsOn = (db: Db, day: string) =>
  countOf(db, events, and(lte(events.startsOn, day), gte(events.endsOn, day)));

export const loginsSince = (db: Db, since: Date) => countOf(db, users, gte(users.createdAt, since));
