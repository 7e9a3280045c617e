import { readFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";

export type Language = "pt" | "en";
export type Values = Record<string, string | number>;
/** A sentence of the product by its key, "auth:login.title", with its placeholders filled in. */
export type Words = (key: string, values?: Values) => string;

/** Each journey is made in both. */
export const languages: readonly Language[] = ["pt", "en"];

export function wordsOf(language: Language): Words {
  const files = new Map<string, object>();
  const read = (namespace: string): object => {
    const file = new URL(`../packages/i18n/locales/${language}/${namespace}.json`, import.meta.url);
    const words = files.get(namespace) ?? JSON.parse(readFileSync(file, "utf8"));
    files.set(namespace, words);
    return words;
  };
  const find = (namespace: string, path: string): string | undefined =>
    path
      .split(".")
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], read(namespace)) as
      | string
      | undefined;

  return (key, values = {}) => {
    const [namespace = "", path = ""] = key.split(":");
    const plural = values.count === 1 ? "one" : "other";
    const sentence = find(namespace, path) ?? find(namespace, `${path}_${plural}`);
    if (typeof sentence !== "string") throw new Error(`There are no words ${key} in ${language}.`);
    return sentence.replace(/\{\{(\w+)(?:, number)?\}\}/g, (_, name) => String(values[name]));
  };
}

/** Before the first page: the language is chosen, as the product keeps it. */
export async function speak(context: BrowserContext, language: Language, url: string) {
  await context.addCookies([{ name: "selectedLanguage", value: language, url }]);
  await context.addInitScript((chosen) => {
    localStorage.setItem("selectedLanguage", chosen);
  }, language);
}
