import type { Language } from "@chave/contract";
import type { ResourceKey } from "i18next";
import type { ReadWords } from "./i18n.ts";

const publicWords: Record<Language, () => Promise<{ publicWords: Record<string, ResourceKey> }>> = {
  pt: () => import("./public-words-pt.ts"),
  en: () => import("./public-words-en.ts"),
  es: () => import("./public-words-es.ts"),
};

const pageWords = import.meta.glob<ResourceKey>(
  [
    "../../../../packages/i18n/locales/*/*.json",
    "!../../../../packages/i18n/locales/*/{common,enums,errors,home,events}.json",
  ],
  { import: "default" },
);

/** In the browser: only the language in use, and of that only what the page needs. */
export const readWords: ReadWords = async (language, namespace) => {
  const path = `../../../../packages/i18n/locales/${language}/${namespace}.json`;
  const load = pageWords[path];
  if (load) return load();
  return (await publicWords[language as Language]()).publicWords[path] ?? {};
};
