import type { CategoryId, EventId, RegistrationId } from "@chave/contract";
import { and, asc, count, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import { brackets, categories, competitors, registrations } from "#api/db/tables/index.ts";

export type NewRegistration = typeof registrations.$inferInsert;

export type ListQuery = {
  page: number;
  pageSize: number;
  search?: string | undefined;
  categoryId?: CategoryId | undefined;
};

const columns = {
  id: registrations.id,
  eventId: registrations.eventId,
  categoryId: registrations.categoryId,
  competitorId: registrations.competitorId,
  name: registrations.name,
  gymName: registrations.gymName,
  belt: registrations.belt,
  sex: registrations.sex,
  birthYear: registrations.birthYear,
  weight: registrations.weight,
  seed: registrations.seed,
  inBracket: sql<boolean>`${brackets.categoryId} is not null`,
};

const withBracket = (db: Db) =>
  db
    .select(columns)
    .from(registrations)
    .leftJoin(brackets, eq(brackets.categoryId, registrations.categoryId));

export type RegistrationRow = Awaited<ReturnType<typeof findPage>>[number];

const listed = (eventId: EventId, query: ListQuery): SQL | undefined =>
  and(
    eq(registrations.eventId, eventId),
    query.categoryId && eq(registrations.categoryId, query.categoryId),
    query.search ? containsWords(registrations.searchKey, query.search) : undefined,
  );

export async function findPage(db: Db, eventId: EventId, query: ListQuery) {
  return withBracket(db)
    .where(listed(eventId, query))
    .orderBy(asc(registrations.searchKey), asc(registrations.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export async function countListed(db: Db, eventId: EventId, query: ListQuery): Promise<number> {
  const [row] = await db.select({ n: count() }).from(registrations).where(listed(eventId, query));
  return row!.n;
}

export async function findById(db: Db, id: RegistrationId) {
  const [row] = await withBracket(db).where(eq(registrations.id, id));
  return row;
}

/** Everybody registered in an event, under the name registered and the competitor's own. */
export async function findRegistered(db: Db, eventId: EventId) {
  return db
    .select({
      categoryId: registrations.categoryId,
      name: registrations.name,
      competitorNameKey: competitors.nameKey,
      birthDate: competitors.birthDate,
      birthYear: competitors.birthYear,
      registeredBirthYear: registrations.birthYear,
    })
    .from(registrations)
    .innerJoin(competitors, eq(competitors.id, registrations.competitorId))
    .where(eq(registrations.eventId, eventId));
}

/** Held while entries change: a draw of the category waits, and sees them. */
export async function lockCategories(db: Db, ids: CategoryId[]): Promise<void> {
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, ids))
    .orderBy(asc(categories.id))
    .for("update");
}

export async function lockCategoriesOfEvent(db: Db, eventId: EventId): Promise<void> {
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.eventId, eventId))
    .orderBy(asc(categories.id))
    .for("update");
}

export async function isRegisteredBesides(
  db: Db,
  registration: Pick<RegistrationRow, "id" | "competitorId" | "categoryId">,
): Promise<boolean> {
  const [row] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.categoryId, registration.categoryId),
        eq(registrations.competitorId, registration.competitorId),
        ne(registrations.id, registration.id),
      ),
    );
  return row !== undefined;
}

/** Leaves out who stands in the category already; answers how many were added. */
export async function insert(db: Db, rows: NewRegistration[]): Promise<number> {
  const inserted = await db
    .insert(registrations)
    .values(rows)
    .onConflictDoNothing({ target: [registrations.categoryId, registrations.competitorId] })
    .returning({ id: registrations.id });
  return inserted.length;
}

export async function update(
  db: Db,
  id: RegistrationId,
  change: Partial<NewRegistration>,
): Promise<void> {
  await db.update(registrations).set(change).where(eq(registrations.id, id));
}

export async function remove(db: Db, id: RegistrationId): Promise<void> {
  await db.delete(registrations).where(eq(registrations.id, id));
}
