import { defaultLanguage, type Language, languages } from "@chave/contract";
import i18next, { type i18n as I18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import "./resources.ts";

/** Gives the words of one namespace, at once or when they have arrived. */
export type ReadWords = (language: string, namespace: string) => ResourceKey | Promise<ResourceKey>;

/** The namespaces that every page may need; the others arrive with the page that asks for them. */
const always = ["common", "enums", "errors", "home", "events"] as const;

export async function createI18n(language: Language, readWords: ReadWords): Promise<I18n> {
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use({
      type: "backend" as const,
      read: async (language: string, namespace: string) => readWords(language, namespace),
    })
    .init({
      lng: language,
      supportedLngs: languages,
      // Every key exists in every language (a test compares them), so no second language is loaded.
      fallbackLng: false,
      load: "currentOnly",
      ns: always,
      defaultNS: "common",
      interpolation: { escapeValue: false },
    });
  return instance;
}

/** Words that are all at hand from the start: on the server and in tests. */
export async function createFullI18n(
  language: Language = defaultLanguage,
  words: Record<string, Record<string, ResourceKey>>,
): Promise<I18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "common",
    resources: words,
    interpolation: { escapeValue: false },
  });
  return instance;
}
