import { defaultLanguage, type Language, languages } from "@chave/contract";
import type { Translated } from "#api/db/tables/faqs.ts";

/** The language in which the text is really given. */
export const languageGiven = (text: Translated, asked: Language): Language =>
  text[asked] === undefined ? defaultLanguage : asked;

/** One part of a set of translations: `{ pt: { title }, en: null }` becomes `{ pt: title }`. */
export function translatedPart<T>(
  translations: { pt: T } & Partial<Record<Language, T | null>>,
  part: (translation: T) => string,
): Translated {
  const all: Translated = { pt: part(translations.pt) };
  for (const language of languages) {
    const translation = translations[language];
    if (translation) all[language] = part(translation);
  }
  return all;
}
