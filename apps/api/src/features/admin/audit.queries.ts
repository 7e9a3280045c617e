import type { AuditEntry, CategoryId, UserId } from "@chave/contract";
import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "#api/db/client.ts";
import {
  affiliations,
  auditLog,
  categories,
  competitors,
  events,
  fights,
  gyms,
  mats,
  organizations,
  registrations,
  users,
} from "#api/db/tables/index.ts";

export type AuditQuery = {
  page: number;
  pageSize: number;
  actor?: UserId | undefined;
  subject?: string | undefined;
  action?: string | undefined;
};

const asked = ({ actor, subject, action }: AuditQuery): SQL | undefined =>
  and(
    actor && eq(auditLog.actorId, actor),
    subject ? eq(auditLog.subjectId, subject) : undefined,
    action ? eq(auditLog.action, action) : undefined,
  );

export async function findPage(db: Db, query: AuditQuery) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorId: auditLog.actorId,
      actorName: users.name,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(asked(query))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export async function countAll(db: Db, query: AuditQuery): Promise<number> {
  const [row] = await db.select({ n: count() }).from(auditLog).where(asked(query));
  return row!.n;
}

export async function findUserName(db: Db, id: UserId): Promise<string | null> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return row?.name ?? null;
}

type Kind = NonNullable<AuditEntry["subject"]["kind"]>;
type Named = PgTable & { id: PgColumn; name: PgColumn };
type Known = { id: string; kind: Kind; name: string | null; eventName: string | null };

/** What these ids are, how they are called, and in which event they lie: ids are unique over all tables. */
export async function findSubjects(db: Db, ids: string[]): Promise<Known[]> {
  if (ids.length === 0) return [];
  const shape = (kind: Kind, id: PgColumn, name: PgColumn, eventName: SQL | PgColumn) => ({
    id: sql<string>`${id}`.as("id"),
    kind: sql<Kind>`${kind}::text`.as("kind"),
    name: sql<string | null>`${name}::text`.as("name"),
    eventName: sql<string | null>`${eventName}`.as("event_name"),
  });
  const alone = (kind: Kind, table: Named) =>
    db
      .select(shape(kind, table.id, table.name, sql`null::text`))
      .from(table as PgTable)
      .where(inArray(table.id, ids));
  const inEvent = (
    kind: Kind,
    table: PgTable & { id: PgColumn; eventId: PgColumn },
    name: PgColumn,
  ) =>
    db
      .select(shape(kind, table.id, name, events.name))
      .from(table as PgTable)
      .innerJoin(events, eq(events.id, table.eventId))
      .where(inArray(table.id, ids));
  return unionAll(
    alone("event", events),
    alone("competitor", competitors),
    alone("gym", gyms),
    alone("affiliation", affiliations),
    alone("organization", organizations),
    alone("user", users),
    inEvent("category", categories, categories.name),
    inEvent("registration", registrations, registrations.name),
    inEvent("mat", mats, mats.name),
    inEvent("fight", fights, fights.number),
  );
}

/** The parts of the names of these categories. */
export async function findCategories(db: Db, ids: CategoryId[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: categories.id,
      name: categories.name,
      division: categories.division,
      belt: categories.belt,
      sex: categories.sex,
      weightClass: categories.weightClass,
      minWeight: categories.minWeight,
      maxWeight: categories.maxWeight,
    })
    .from(categories)
    .where(inArray(categories.id, ids));
}
