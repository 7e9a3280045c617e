import type { CompetitorId, GymId, UserId } from "@chave/contract";
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import { competitors, guardianships, gyms, registrations, users } from "#api/db/tables/index.ts";

const columns = {
  id: competitors.id,
  name: competitors.name,
  nameKey: competitors.nameKey,
  birthDate: competitors.birthDate,
  sex: competitors.sex,
  weight: competitors.weight,
  guardian: competitors.guardian,
  gymName: gyms.name,
  imgPath: competitors.imgPath,
  email: competitors.email,
  userId: competitors.userId,
  userEmail: users.email,
  username: users.username,
};

export type StudentRow = Awaited<ReturnType<typeof findStudents>>[number];

const students = (db: Db) =>
  db
    .select(columns)
    .from(guardianships)
    .innerJoin(competitors, eq(competitors.id, guardianships.competitorId))
    .leftJoin(gyms, eq(gyms.id, competitors.gymId))
    .leftJoin(users, eq(users.id, competitors.userId));

const taughtBy = (teacherId: UserId) =>
  and(
    eq(guardianships.userId, teacherId),
    eq(guardianships.relation, "teacher"),
    isNull(competitors.erasedAt),
  );

type ListQuery = { page: number; pageSize: number; search?: string | undefined; sort: string };

const listed = (teacherId: UserId, { search }: Pick<ListQuery, "search">) =>
  and(taughtBy(teacherId), search ? containsWords(competitors.nameKey, search) : undefined);

export async function findPage(db: Db, teacherId: UserId, query: ListQuery) {
  const order = query.sort === "name" ? asc(competitors.nameKey) : desc(guardianships.createdAt);
  return students(db)
    .where(listed(teacherId, query))
    .orderBy(order, asc(competitors.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export async function countListed(
  db: Db,
  teacherId: UserId,
  query: Pick<ListQuery, "search">,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(guardianships)
    .innerJoin(competitors, eq(competitors.id, guardianships.competitorId))
    .where(listed(teacherId, query));
  return row!.n;
}

/** Those of these people who are students of the teacher. */
export async function findStudents(db: Db, teacherId: UserId, ids: readonly CompetitorId[]) {
  return students(db)
    .where(and(taughtBy(teacherId), inArray(competitors.id, [...ids])))
    .orderBy(asc(competitors.nameKey), asc(competitors.id));
}

export async function findRoll(db: Db, teacherId: UserId) {
  return db
    .select({ nameKey: competitors.nameKey, birthDate: competitors.birthDate })
    .from(guardianships)
    .innerJoin(competitors, eq(competitors.id, guardianships.competitorId))
    .where(taughtBy(teacherId));
}

/** Held while a teacher's students are looked for and made: two imports at once must not make one twice. */
export async function lockTeacher(db: Db, teacherId: UserId): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, teacherId)).for("no key update");
}

export async function insertStudents(
  db: Db,
  people: (typeof competitors.$inferInsert)[],
): Promise<void> {
  await db.insert(competitors).values(people);
}

export async function tie(db: Db, rows: (typeof guardianships.$inferInsert)[]): Promise<void> {
  await db.insert(guardianships).values(rows);
}

export async function untie(db: Db, teacherId: UserId, id: CompetitorId): Promise<boolean> {
  const untied = await db
    .delete(guardianships)
    .where(
      and(
        eq(guardianships.userId, teacherId),
        eq(guardianships.competitorId, id),
        eq(guardianships.relation, "teacher"),
      ),
    )
    .returning({ id: guardianships.id });
  return untied.length === 1;
}

/** Deletes a person of whom nothing else is left: no login, nobody who answers for them, no registration. */
export async function deleteIfLoose(db: Db, id: CompetitorId): Promise<void> {
  await db
    .delete(competitors)
    .where(
      and(
        eq(competitors.id, id),
        isNull(competitors.userId),
        sql`not exists (select 1 from ${registrations} where ${registrations.competitorId} = ${competitors.id})`,
        sql`not exists (select 1 from ${guardianships} where ${guardianships.competitorId} = ${competitors.id})`,
      ),
    );
}

export async function setEmail(db: Db, id: CompetitorId, email: string | null): Promise<void> {
  await db.update(competitors).set({ email }).where(eq(competitors.id, id));
}

export async function setLogin(db: Db, id: CompetitorId, userId: UserId): Promise<boolean> {
  const set = await db
    .update(competitors)
    .set({ userId })
    .where(and(eq(competitors.id, id), isNull(competitors.userId)))
    .returning({ id: competitors.id });
  return set.length === 1;
}

export async function moveToGym(
  db: Db,
  ids: readonly CompetitorId[],
  gymId: GymId,
): Promise<number> {
  const moved = await db
    .update(competitors)
    .set({ gymId })
    .where(inArray(competitors.id, [...ids]))
    .returning({ id: competitors.id });
  return moved.length;
}

export async function findTeacher(db: Db, teacherId: UserId) {
  const [row] = await db
    .select({
      email: users.email,
      personId: competitors.id,
      gymId: competitors.gymId,
      address: competitors.address,
      country: competitors.country,
    })
    .from(users)
    .leftJoin(competitors, eq(competitors.userId, users.id))
    .where(eq(users.id, teacherId));
  return row;
}

export async function findGymOf(db: Db, gymId: GymId) {
  const [row] = await db
    .select({
      id: gyms.id,
      name: gyms.name,
      status: gyms.status,
      city: gyms.city,
      state: gyms.state,
      country: gyms.country,
      email: gyms.email,
      phone: gyms.phone,
      isBranch: gyms.isBranch,
      headquartersId: gyms.headquartersId,
      responsibleId: gyms.responsibleId,
    })
    .from(gyms)
    .where(eq(gyms.id, gymId));
  return row;
}

export async function findGymName(db: Db, gymId: GymId): Promise<string | null> {
  const [row] = await db.select({ name: gyms.name }).from(gyms).where(eq(gyms.id, gymId));
  return row?.name ?? null;
}

export async function setGym(db: Db, id: CompetitorId, gymId: GymId | null): Promise<void> {
  await db.update(competitors).set({ gymId }).where(eq(competitors.id, id));
}

/** Where the students of a teacher train. */
export async function countByGym(db: Db, teacherId: UserId) {
  return db
    .select({ gymId: competitors.gymId, n: count() })
    .from(guardianships)
    .innerJoin(competitors, eq(competitors.id, guardianships.competitorId))
    .where(taughtBy(teacherId))
    .groupBy(competitors.gymId);
}

export async function moveAllFrom(
  db: Db,
  teacherId: UserId,
  from: GymId | null,
  to: GymId,
): Promise<void> {
  const mine = db
    .select({ id: guardianships.competitorId })
    .from(guardianships)
    .where(and(eq(guardianships.userId, teacherId), eq(guardianships.relation, "teacher")));
  await db
    .update(competitors)
    .set({ gymId: to })
    .where(
      and(
        inArray(competitors.id, mine),
        from === null ? isNull(competitors.gymId) : eq(competitors.gymId, from),
        from === null ? undefined : ne(competitors.gymId, to),
      ),
    );
}
