import type { CompetitorId, GymId, UserId } from "@chave/contract";
import { and, asc, count, desc, eq, max, ne, type SQL } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import {
  categories,
  competitors,
  events,
  guardianships,
  gyms,
  organizations,
  registrations,
  sessions,
  users,
} from "#api/db/tables/index.ts";

type Page = { page: number; pageSize: number; search?: string | undefined };

const offsetOf = ({ page, pageSize }: Page) => (page - 1) * pageSize;

const person = (db: Db) => ({
  id: competitors.id,
  name: competitors.name,
  gymName: gyms.name,
  birthDate: competitors.birthDate,
  birthYear: competitors.birthYear,
  email: users.email,
  username: users.username,
  registrations: db.$count(registrations, eq(registrations.competitorId, competitors.id)),
  createdAt: competitors.createdAt,
});

const people = (db: Db) =>
  db
    .select(person(db))
    .from(competitors)
    .leftJoin(gyms, eq(gyms.id, competitors.gymId))
    .leftJoin(users, eq(users.id, competitors.userId));

export type PersonRow = Awaited<ReturnType<typeof findCompetitors>>[number];

/** By a part of the login's e-mail, else by words of the name. */
function foundBy(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  if (search.includes("@")) return containsWords(users.email, search);
  return containsWords(competitors.nameKey, search);
}

export async function findCompetitors(db: Db, query: Page & { sort: "name" | "newest" }) {
  const order =
    query.sort === "name"
      ? [asc(competitors.nameKey), asc(competitors.id)]
      : [desc(competitors.createdAt), desc(competitors.id)];
  return people(db)
    .where(foundBy(query.search))
    .orderBy(...order)
    .limit(query.pageSize)
    .offset(offsetOf(query));
}

export async function countCompetitors(db: Db, { search }: Page): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(competitors)
    .leftJoin(users, eq(users.id, competitors.userId))
    .where(foundBy(search));
  return row!.n;
}

export async function findCompetitor(db: Db, id: CompetitorId) {
  const [row] = await db
    .select({
      ...person(db),
      nameKey: competitors.nameKey,
      userId: competitors.userId,
      competes: competitors.competes,
      country: competitors.country,
      ownEmail: competitors.email,
      phone: competitors.phone,
      gymId: competitors.gymId,
      importedBy: organizations.name,
    })
    .from(competitors)
    .leftJoin(gyms, eq(gyms.id, competitors.gymId))
    .leftJoin(users, eq(users.id, competitors.userId))
    .leftJoin(organizations, eq(organizations.id, competitors.importedBy))
    .where(eq(competitors.id, id));
  return row;
}

const namesakesShown = 20;

export async function findNamesakes(db: Db, nameKey: string, besides: CompetitorId) {
  return people(db)
    .where(and(eq(competitors.nameKey, nameKey), ne(competitors.id, besides)))
    .orderBy(asc(competitors.id))
    .limit(namesakesShown);
}

const login = {
  id: users.id,
  name: users.name,
  email: users.email,
  username: users.username,
  language: users.language,
  user_type: users.userType,
  emailVerifiedAt: users.emailVerifiedAt,
  lastSeenAt: max(sessions.lastSeenAt),
};

export async function findLogin(db: Db, id: UserId) {
  const [row] = await db
    .select(login)
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.id, id))
    .groupBy(users.id);
  return row;
}

/** Parents and teachers who may act for this person. */
export async function findGuardians(db: Db, id: CompetitorId) {
  return db
    .select({ ...login, relation: guardianships.relation })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.userId))
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(guardianships.competitorId, id))
    .groupBy(users.id, guardianships.id)
    .orderBy(asc(guardianships.createdAt), asc(guardianships.id));
}

const entriesShown = 100;

export async function findEntries(db: Db, id: CompetitorId) {
  return db
    .select({
      registrationId: registrations.id,
      eventSlug: events.slug,
      eventName: events.name,
      startsOn: events.startsOn,
      category: {
        name: categories.name,
        division: categories.division,
        belt: categories.belt,
        sex: categories.sex,
        weightClass: categories.weightClass,
        minWeight: categories.minWeight,
        maxWeight: categories.maxWeight,
      },
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(eq(registrations.competitorId, id))
    .orderBy(desc(events.startsOn), asc(registrations.id))
    .limit(entriesShown);
}

export async function gymExists(db: Db, id: GymId): Promise<boolean> {
  const [row] = await db.select({ id: gyms.id }).from(gyms).where(eq(gyms.id, id));
  return row !== undefined;
}

export async function setGym(db: Db, id: CompetitorId, gymId: GymId | null): Promise<void> {
  await db.update(competitors).set({ gymId }).where(eq(competitors.id, id));
}

export async function findEvents(
  db: Db,
  query: Page & { sort: "date" | "name" | "registrations" },
) {
  const entries = db.$count(registrations, eq(registrations.eventId, events.id));
  const order = {
    date: desc(events.startsOn),
    name: asc(events.searchKey),
    registrations: desc(entries),
  };
  return db
    .select({
      id: events.id,
      slug: events.slug,
      name: events.name,
      city: events.city,
      startsOn: events.startsOn,
      endsOn: events.endsOn,
      visible: events.visible,
      organizationName: organizations.name,
      registrations: entries,
    })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organizationId))
    .where(query.search ? containsWords(events.searchKey, query.search) : undefined)
    .orderBy(order[query.sort], asc(events.id))
    .limit(query.pageSize)
    .offset(offsetOf(query));
}

export async function countEvents(db: Db, { search }: Page): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(events)
    .where(search ? containsWords(events.searchKey, search) : undefined);
  return row!.n;
}
