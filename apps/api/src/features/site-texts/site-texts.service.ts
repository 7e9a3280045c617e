import {
  defaultLanguage,
  type FullSiteText,
  type Language,
  languages,
  type listSiteTexts,
  type listSiteTextVersions,
  type NewSiteText,
  type OutputOf,
  type SiteText,
  type SiteTextName,
  siteTextNames,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { forbidUnless, orNotFound } from "#api/errors.ts";
import { newId } from "#api/ids.ts";
import { cleanRichText, sanitizeRichText } from "#api/rich-text.ts";
import { fillPlaceholders, type SiteNames } from "./fill-placeholders.ts";
import * as policy from "./site-texts.policy.ts";
import * as queries from "./site-texts.queries.ts";

/** What the product brings along is version 1; whatever an admin publishes comes after it. */
export const draftVersion = 1;

/** Public: the version that stands, in the reader's language. */
export async function get(ctx: Context, name: SiteTextName, site: SiteNames): Promise<SiteText> {
  const version = orNotFound(await queries.findLatestVersion(ctx.db, name));
  const rows = await queries.findVersion(ctx.db, name, version);
  const asked = rows.find(({ language }) => language === ctx.language);
  const row = orNotFound(asked ?? rows.find(({ language }) => language === defaultLanguage));
  const html = fillPlaceholders(row.html, row.language, site);
  return { ...datesOf(row), name, language: row.language, html: sanitizeRichText(html) };
}

/**
 * Which version somebody agrees to now, and in which language they read it. For other features, inside their
 * transaction and behind their permission.
 */
export async function currentVersion(
  ctx: Context,
  name: SiteTextName,
): Promise<{ version: number; language: Language }> {
  const version = (await queries.findLatestVersion(ctx.db, name)) ?? draftVersion;
  const given = await queries.findLanguages(ctx.db, name, version);
  return { version, language: given.includes(ctx.language) ? ctx.language : defaultLanguage };
}

export async function list(ctx: Context): Promise<OutputOf<typeof listSiteTexts>> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  const versions = await queries.findVersions(ctx.db);
  return siteTextNames.flatMap((name) => {
    const latest = versions.find((one) => one.name === name);
    return latest ? [{ ...present(latest), name }] : [];
  });
}

export async function listVersions(
  ctx: Context,
  name: SiteTextName,
): Promise<OutputOf<typeof listSiteTextVersions>> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  return (await queries.findVersions(ctx.db, name)).map(present);
}

export async function getVersion(
  ctx: Context,
  name: SiteTextName,
  version: number,
): Promise<FullSiteText> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  const rows = await queries.findVersion(ctx.db, name, version);
  const pt = orNotFound(rows.find(({ language }) => language === "pt"));
  const html = (wanted: Language) => {
    const row = rows.find(({ language }) => language === wanted);
    return row ? sanitizeRichText(row.html) : null;
  };
  const translations = { pt: sanitizeRichText(pt.html), en: html("en"), es: html("es") };
  return { ...present(pt), name, translations };
}

export async function publish(
  ctx: Context,
  name: SiteTextName,
  input: NewSiteText,
): Promise<FullSiteText> {
  forbidUnless(policy.mayWrite(ctx.actor), ctx.actor);
  const texts = languages.flatMap((language) => {
    const html = input[language];
    return html === null ? [] : [{ language, html: cleanRichText(ctx.language, language, html) }];
  });
  return inTransaction(ctx, async (ctx) => {
    const before = (await queries.findLatestVersion(ctx.db, name)) ?? draftVersion;
    const version = before + 1;
    const written = { name, version, writtenBy: ctx.actor?.userId ?? null, createdAt: ctx.now };
    await queries.insert(
      ctx.db,
      texts.map((text) => ({ ...written, ...text, id: newId() })),
    );
    await recordAudit(ctx, "site_text.published", `site_text:${name}`, {
      before: { version: before },
      after: { version, languages: texts.map(({ language }) => language) },
    });
    return getVersion(ctx, name, version);
  });
}

type Version = { version: number; createdAt: Date; writtenBy: string | null };

const datesOf = ({ version, createdAt }: Version) => ({
  version,
  publishedAt: createdAt.toISOString(),
  draft: version === draftVersion,
});

const present = (row: Version) => ({ ...datesOf(row), writtenBy: row.writtenBy });
