import { asc, count, eq } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import { events, organizations, users } from "#api/db/tables/index.ts";

export type ListQuery = { page: number; pageSize: number; search?: string | undefined };

const matching = ({ search }: ListQuery) =>
  search ? containsWords(organizations.nameKey, search) : undefined;

export async function findPage(db: Db, query: ListQuery) {
  return db
    .select({
      id: organizations.id,
      name: organizations.name,
      ownerName: users.name,
      ownerEmail: users.email,
      events: db.$count(events, eq(events.organizationId, organizations.id)),
      createdAt: organizations.createdAt,
    })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.ownerId))
    .where(matching(query))
    .orderBy(asc(organizations.nameKey), asc(organizations.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export async function countAll(db: Db, query: ListQuery): Promise<number> {
  const [row] = await db.select({ n: count() }).from(organizations).where(matching(query));
  return row!.n;
}

export async function insert(db: Db, row: typeof organizations.$inferInsert): Promise<void> {
  await db.insert(organizations).values(row);
}
