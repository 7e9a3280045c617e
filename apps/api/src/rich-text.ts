import { hasVisibleText, type Language } from "@chave/contract";
import sanitizeHtml from "sanitize-html";
import { AppError } from "#api/errors.ts";
import { fieldText } from "#api/words.ts";

const allowed = [
  ...["p", "h3", "h4", "strong", "em", "u", "s", "ul", "ol", "li", "blockquote", "a", "br", "hr"],
];

/**
 * Keeps a few harmless tags of what somebody wrote, and links to the web and to mail. Used when a text is written and
 * again when it is read: what was stored yesterday is judged by the rules of today.
 */
export const sanitizeRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: allowed,
    allowedAttributes: { a: ["href", "rel", "target"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    // What stands inside these is no text, or is read otherwise by a browser than by a parser.
    nonTextTags: [
      ...["script", "style", "textarea", "option", "title", "template", "svg", "math"],
      ...["noscript", "noembed", "noframes", "iframe", "xmp", "plaintext"],
    ],
    nestingLimit: 20,
    transformTags: { b: "strong", i: "em", strike: "s", h1: "h3", h2: "h3", a: outwardLink },
  });

/** A link leaves the site in a new tab and vouches for nobody; one that leads nowhere else is only its text. */
function outwardLink(_tag: string, { href = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const link = href.trim();
  if (!/^(https?:\/\/|mailto:)/i.test(link) || !URL.canParse(link))
    return { tagName: "span", attribs: {} };
  return {
    tagName: "a",
    attribs: { href: link, target: "_blank", rel: "noopener nofollow" },
  };
}

/** Sanitised, and refused at its field when nothing of it is left to read. */
export function cleanRichText(language: Language, field: string, html: string): string {
  const clean = sanitizeRichText(html);
  if (hasVisibleText(clean)) return clean;
  throw new AppError("invalid_input", {
    [field]: fieldText(language, { code: "custom", message: "editor_blank" }),
  });
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The words alone, for a search. */
export const plainText = (html: string): string =>
  sanitizeRichText(html)
    .replace(/<[^>]+>/g, " ")
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? " ")
    .replace(/\s+/g, " ")
    .trim();

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
