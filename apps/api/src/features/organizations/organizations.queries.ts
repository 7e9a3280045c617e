import type { OrganizationId, OrganizationSort } from "@chave/contract";
import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containsWords } from "#api/db/like.ts";
import { events, organizations, users } from "#api/db/tables/index.ts";

export type OrganizationRow = typeof organizations.$inferSelect;

export type ListQuery = {
  page: number;
  pageSize: number;
  search?: string | undefined;
  sort?: OrganizationSort | undefined;
};

const matching = ({ search }: ListQuery) =>
  search ? containsWords(organizations.nameKey, search) : undefined;

export async function findPage(db: Db, query: ListQuery) {
  const howManyEvents = db.$count(events, eq(events.organizationId, organizations.id));
  const first = { newest: desc(organizations.createdAt), events: desc(howManyEvents), name: null };
  const order = first[query.sort ?? "name"];
  return db
    .select({
      id: organizations.id,
      name: organizations.name,
      ownerName: users.name,
      ownerEmail: users.email,
      ownerVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      events: howManyEvents,
      createdAt: organizations.createdAt,
    })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.ownerId))
    .where(matching(query))
    .orderBy(...(order ? [order] : []), asc(organizations.nameKey), asc(organizations.id))
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

export async function findById(db: Db, id: OrganizationId): Promise<OrganizationRow | undefined> {
  const [row] = await db.select().from(organizations).where(eq(organizations.id, id));
  return row;
}

/** Whether another organization has this CNPJ. */
export async function cnpjIsTaken(db: Db, id: OrganizationId, cnpj: string): Promise<boolean> {
  const [row] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.cnpj, cnpj), ne(organizations.id, id)));
  return row !== undefined;
}

export async function update(
  db: Db,
  id: OrganizationId,
  change: Partial<typeof organizations.$inferInsert>,
): Promise<void> {
  await db.update(organizations).set(change).where(eq(organizations.id, id));
}
