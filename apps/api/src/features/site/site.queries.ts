import { sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { organizations } from "#api/db/tables/index.ts";

export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

export async function anyOrganization(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: organizations.id }).from(organizations).limit(1);
  return row !== undefined;
}
