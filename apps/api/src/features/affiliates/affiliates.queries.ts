import type { AffiliateId, OrganizationId } from "@chave/contract";
import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { containing, containsWords } from "#api/db/like.ts";
import { affiliates } from "#api/db/tables/index.ts";

export type AffiliateRow = typeof affiliates.$inferSelect;

export type ListQuery = {
  page: number;
  pageSize: number;
  search?: string | undefined;
  state: "active" | "revoked";
};

const found = (search: string) =>
  or(
    containsWords(affiliates.nameKey, search),
    sql`lower(${affiliates.number}) like ${containing(search.toLowerCase())}`,
    sql`${affiliates.email} like ${containing(search.toLowerCase())}`,
  );

const listed = (organizationId: OrganizationId, { search, state }: ListQuery) =>
  and(
    eq(affiliates.organizationId, organizationId),
    state === "active" ? isNull(affiliates.revokedAt) : isNotNull(affiliates.revokedAt),
    search ? found(search) : undefined,
  );

export async function findPage(
  db: Db,
  organizationId: OrganizationId,
  query: ListQuery,
): Promise<AffiliateRow[]> {
  return db
    .select()
    .from(affiliates)
    .where(listed(organizationId, query))
    .orderBy(asc(affiliates.nameKey), asc(affiliates.id))
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
    .from(affiliates)
    .where(listed(organizationId, query));
  return row!.n;
}

export async function findById(db: Db, id: AffiliateId): Promise<AffiliateRow | undefined> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id));
  return row;
}

/** Revoked members keep their numbers too: a card that lies about must not become somebody else's. */
export async function numberIsTaken(
  db: Db,
  organizationId: OrganizationId,
  number: string,
  besides: AffiliateId | null,
): Promise<boolean> {
  const [row] = await db
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(
      and(
        eq(affiliates.organizationId, organizationId),
        eq(affiliates.number, number),
        besides === null ? undefined : ne(affiliates.id, besides),
      ),
    );
  return row !== undefined;
}

export async function insert(db: Db, row: typeof affiliates.$inferInsert): Promise<void> {
  await db.insert(affiliates).values(row);
}

export async function update(
  db: Db,
  id: AffiliateId,
  change: Partial<typeof affiliates.$inferInsert>,
): Promise<void> {
  await db.update(affiliates).set(change).where(eq(affiliates.id, id));
}
