import type { ReadWords } from "./i18n.ts";

const files = import.meta.glob<{ default: Record<string, string> }>(
  "../../../../packages/i18n/locales/*/*.json",
);

export const readWords: ReadWords = async (language, namespace) => {
  const load = files[`../../../../packages/i18n/locales/${language}/${namespace}.json`];
  return load ? (await load()).default : {};
};
