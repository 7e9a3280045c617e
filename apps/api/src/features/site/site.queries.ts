import { eq, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { organizations, testimonials } from "#api/db/tables/index.ts";

export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

export async function anyOrganization(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: organizations.id }).from(organizations).limit(1);
  return row !== undefined;
}

export async function anyTestimonial(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(eq(testimonials.visible, true))
    .limit(1);
  return row !== undefined;
}
