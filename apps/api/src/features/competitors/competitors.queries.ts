import type { OrganizationId } from "@chave/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { competitors, organizations } from "#api/db/tables/index.ts";

export type NewCompetitor = typeof competitors.$inferInsert;

/** Held while competitors are looked for and made: two imports at once must not make one person twice. */
export async function lockOrganization(db: Db, id: OrganizationId): Promise<void> {
  await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for("no key update");
}

export async function findByNameKeys(db: Db, importedBy: OrganizationId, nameKeys: string[]) {
  return db
    .select({
      id: competitors.id,
      nameKey: competitors.nameKey,
      sex: competitors.sex,
      birthDate: competitors.birthDate,
      birthYear: competitors.birthYear,
    })
    .from(competitors)
    .where(and(eq(competitors.importedBy, importedBy), inArray(competitors.nameKey, nameKeys)))
    .orderBy(asc(competitors.id));
}

export async function insert(db: Db, rows: NewCompetitor[]): Promise<void> {
  await db.insert(competitors).values(rows);
}
