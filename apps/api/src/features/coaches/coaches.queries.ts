import type { CoachId, EventId, GymId, OrganizationId } from "@chave/contract";
import { and, asc, count, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import { coaches, events, gyms } from "#api/db/tables/index.ts";

const withPlace = (db: Db) =>
  db
    .select({
      id: coaches.id,
      organizationId: coaches.organizationId,
      name: coaches.name,
      email: coaches.email,
      phone: coaches.phone,
      gym: { id: gyms.id, name: gyms.name },
      event: { id: events.id, name: events.name },
      revokedAt: coaches.revokedAt,
    })
    .from(coaches)
    .innerJoin(gyms, eq(gyms.id, coaches.gymId))
    .leftJoin(events, eq(events.id, coaches.eventId));

export type CoachRow = Awaited<ReturnType<typeof findPage>>[number];

export type ListQuery = {
  page: number;
  pageSize: number;
  search?: string | undefined;
  state: "active" | "revoked";
  eventId?: EventId | undefined;
};

const listed = (organizationId: OrganizationId, { search, state, eventId }: ListQuery) =>
  and(
    eq(coaches.organizationId, organizationId),
    state === "active" ? isNull(coaches.revokedAt) : isNotNull(coaches.revokedAt),
    // A pass for every event is one for this event too.
    eventId && or(eq(coaches.eventId, eventId), isNull(coaches.eventId)),
    search
      ? or(containsWords(coaches.nameKey, search), containsWords(gyms.nameKey, search))
      : undefined,
  );

export async function findPage(db: Db, organizationId: OrganizationId, query: ListQuery) {
  return withPlace(db)
    .where(listed(organizationId, query))
    .orderBy(asc(coaches.nameKey), asc(coaches.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export async function countListed(
  db: Db,
  organizationId: OrganizationId,
  query: ListQuery,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(coaches)
    .innerJoin(gyms, eq(gyms.id, coaches.gymId))
    .where(listed(organizationId, query));
  return row!.n;
}

export async function findById(db: Db, id: CoachId): Promise<CoachRow | undefined> {
  const [row] = await withPlace(db).where(eq(coaches.id, id));
  return row;
}

export async function gymExists(db: Db, id: GymId): Promise<boolean> {
  const [row] = await db.select({ id: gyms.id }).from(gyms).where(eq(gyms.id, id));
  return row !== undefined;
}

export async function insert(db: Db, row: typeof coaches.$inferInsert): Promise<void> {
  await db.insert(coaches).values(row);
}

export async function update(
  db: Db,
  id: CoachId,
  change: Partial<typeof coaches.$inferInsert>,
): Promise<void> {
  await db.update(coaches).set(change).where(eq(coaches.id, id));
}
