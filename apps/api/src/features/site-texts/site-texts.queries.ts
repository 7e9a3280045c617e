import type { Language, SiteTextName } from "@chave/contract";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import { siteTexts, users } from "#api/db/tables/index.ts";

type NewRow = typeof siteTexts.$inferInsert;

const rows = (db: Db) =>
  db
    .select({
      name: siteTexts.name,
      version: siteTexts.version,
      language: siteTexts.language,
      html: siteTexts.html,
      createdAt: siteTexts.createdAt,
      writtenBy: users.name,
    })
    .from(siteTexts)
    .leftJoin(users, eq(users.id, siteTexts.writtenBy));

export async function findLatestVersion(db: Db, name: SiteTextName): Promise<number | undefined> {
  const [row] = await db
    .select({ version: siteTexts.version })
    .from(siteTexts)
    .where(eq(siteTexts.name, name))
    .orderBy(desc(siteTexts.version))
    .limit(1);
  return row?.version;
}

/** One version in all its languages. */
export const findVersion = (db: Db, name: SiteTextName, version: number) =>
  rows(db).where(and(eq(siteTexts.name, name), eq(siteTexts.version, version)));

export async function findLanguages(
  db: Db,
  name: SiteTextName,
  version: number,
): Promise<Language[]> {
  const found = await db
    .select({ language: siteTexts.language })
    .from(siteTexts)
    .where(and(eq(siteTexts.name, name), eq(siteTexts.version, version)));
  return found.map(({ language }) => language);
}

/** When and by whom each version was written, without the texts; the newest of a name first. */
export async function findVersions(db: Db, name?: SiteTextName) {
  return db
    .select({
      name: siteTexts.name,
      version: siteTexts.version,
      createdAt: siteTexts.createdAt,
      writtenBy: users.name,
    })
    .from(siteTexts)
    .leftJoin(users, eq(users.id, siteTexts.writtenBy))
    .where(and(eq(siteTexts.language, "pt"), name && eq(siteTexts.name, name)))
    .orderBy(asc(siteTexts.name), desc(siteTexts.version));
}

export async function insert(db: Db, texts: NewRow[]): Promise<void> {
  await db.insert(siteTexts).values(texts);
}

/** How many were not there yet. */
export async function insertMissing(db: Db, texts: NewRow[]): Promise<number> {
  const inserted = await db
    .insert(siteTexts)
    .values(texts)
    .onConflictDoNothing()
    .returning({ id: siteTexts.id });
  return inserted.length;
}
