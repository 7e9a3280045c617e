import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { language } from "./languages.ts";
import { richText } from "./rich-text.ts";

/** What the installation says about itself, and what people agree to. */
export const siteTextNames = ["about", "terms", "privacy", "guardian"] as const;
export const siteTextName = z.enum(siteTextNames);
export type SiteTextName = z.infer<typeof siteTextName>;

/** Stand in a text for this installation's name and for how to reach whoever runs it. */
export const siteTextPlaceholders = ["{{site}}", "{{contact}}"] as const;

const version = z.number().int();

export const siteText = z.object({
  name: siteTextName,
  version,
  /** Of the text that is given: Portuguese where it is not translated. */
  language,
  /** Sanitised HTML, placeholders filled in. */
  html: z.string(),
  publishedAt: z.iso.datetime(),
  /** The draft that the product brings along: no lawyer has seen it. */
  draft: z.boolean(),
});
export type SiteText = z.infer<typeof siteText>;

const siteTextVersion = z.object({
  version,
  publishedAt: z.iso.datetime(),
  /** Null for the draft of the product, and when the account is gone. */
  writtenBy: z.string().nullable(),
  draft: z.boolean(),
});

export const newSiteText = z.object({
  pt: richText,
  en: richText.nullable(),
  es: richText.nullable(),
});
export type NewSiteText = z.infer<typeof newSiteText>;

/** One version in all its languages, placeholders as they were typed. */
export const fullSiteText = siteTextVersion.extend({
  name: siteTextName,
  translations: z.object({
    pt: z.string(),
    en: z.string().nullable(),
    es: z.string().nullable(),
  }),
});
export type FullSiteText = z.infer<typeof fullSiteText>;

const params = z.object({ name: siteTextName });

export const getSiteText = endpoint({
  method: "GET",
  path: "/site-texts/:name",
  summary: "The version that stands, in the language asked for.",
  params,
  response: siteText,
});

export const listSiteTexts = endpoint({
  method: "GET",
  path: "/site-texts",
  summary: "Every text with the version that stands, for its editors.",
  response: z.array(siteTextVersion.extend({ name: siteTextName })),
});

export const listSiteTextVersions = endpoint({
  method: "GET",
  path: "/site-texts/:name/versions",
  summary: "All versions of a text, the newest first.",
  params,
  response: z.array(siteTextVersion),
});

export const getSiteTextVersion = endpoint({
  method: "GET",
  path: "/site-texts/:name/versions/:version",
  summary: "One version of a text in all its languages.",
  params: params.extend({ version: z.coerce.number().int().min(1) }),
  response: fullSiteText,
});

export const publishSiteText = endpoint({
  method: "POST",
  path: "/site-texts/:name/versions",
  summary: "Publishes a new version; earlier ones stay as they were.",
  params,
  body: newSiteText,
  response: fullSiteText,
});
