import type { UserId } from "@chave/contract";
import { eq, inArray, like, or, sql } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import {
  competitors,
  faqs,
  files,
  organizations,
  siteTexts,
  testimonials,
} from "#api/db/tables/index.ts";

export async function findHashesOf(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .select({ hash: files.hash })
    .from(files)
    .where(eq(files.uploadedBy, userId));
  return rows.map(({ hash }) => hash);
}

/** Every column that may name a picture, texts included. */
export async function isUsed(db: Db, path: string): Promise<boolean> {
  const here = sql`1`;
  const inText = `%${path}%`;
  const places = [
    db
      .select({ here })
      .from(competitors)
      .where(or(eq(competitors.imgPath, path), eq(competitors.coverPath, path))),
    db
      .select({ here })
      .from(organizations)
      .where(or(eq(organizations.imgPath, path), eq(organizations.coverPath, path))),
    db.select({ here }).from(testimonials).where(eq(testimonials.imgPath, path)),
    db.select({ here }).from(siteTexts).where(like(siteTexts.html, inText)),
    db.select({ here }).from(faqs).where(sql`${faqs.description}::text like ${inText}`),
  ];
  for (const place of places) if ((await place.limit(1)).length > 0) return true;
  return false;
}

export async function deleteFiles(db: Db, hashes: string[]): Promise<void> {
  await db.delete(files).where(inArray(files.hash, hashes));
}
