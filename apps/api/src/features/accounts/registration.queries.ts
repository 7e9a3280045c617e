import { eq } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { organizations } from "#api/db/tables/index.ts";

export async function cnpjIsTaken(db: Db, cnpj: string): Promise<boolean> {
  const [row] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.cnpj, cnpj));
  return row !== undefined;
}

export async function insertOrganization(
  db: Db,
  row: typeof organizations.$inferInsert,
): Promise<void> {
  await db.insert(organizations).values(row);
}
