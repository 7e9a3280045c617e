import { type Category, type Language, languages } from "@chave/contract";
import { categoryName } from "@chave/i18n/category-name";
import en from "@chave/i18n/locales/en/enums.json";
import es from "@chave/i18n/locales/es/enums.json";
import pt from "@chave/i18n/locales/pt/enums.json";
import { sortKey } from "#api/sort-key.ts";

type Words = { [key: string]: string | Words };
const words: Record<Language, Words> = { pt, en, es };

/** Finds the categories that a text names: as typed, or as put together in any language, with or without limits. */
export function makeNameIndex(categories: readonly Category[]): (text: string) => Category[] {
  const strict = new Map<string, Set<Category>>();
  const loose = new Map<string, Set<Category>>();
  const add = (index: Map<string, Set<Category>>, key: string, category: Category) =>
    index.set(key, (index.get(key) ?? new Set()).add(category));
  for (const category of categories) {
    for (const name of namesOf(category)) {
      add(strict, keyOf(name), category);
      add(loose, looseKeyOf(name), category);
    }
  }
  return (text) => [...(strict.get(keyOf(text)) ?? loose.get(looseKeyOf(text)) ?? [])];
}

function namesOf(category: Category): string[] {
  const composed = languages.flatMap((language) => {
    const word = (key: string) => wordOf(words[language], key);
    const full = categoryName({ ...category, name: null }, word, language);
    return [full, full.replace(/\s*\([^)]*\)$/, "")];
  });
  const isComposed = category.division !== null || category.weightClass !== null;
  return [...(category.name === null ? [] : [category.name]), ...(isComposed ? composed : [])];
}

function wordOf(words: Words, key: string): string {
  let found: Words | string | undefined = words;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : key;
}

/** Spaces, dots and dashes between words do not matter; a sign before a number does: −76 is not +76. */
const keyOf = (text: string): string =>
  sortKey(text)
    .replace(/[−–—]/g, "-")
    .replace(/[^a-z0-9+-]|-(?!\d)/g, "");

/** For "Adulto 76 kg" where the category is called "Adulto −76 kg". */
const looseKeyOf = (text: string): string => keyOf(text).replace(/[+-]/g, "");
