import type { ResourceKey } from "i18next";

const files = import.meta.glob<ResourceKey>("../../../../packages/i18n/locales/*/*.json", {
  eager: true,
  import: "default",
});

/** All words of all languages: language → namespace → key. For the server and for tests, never for the browser. */
export const allWords: Record<string, Record<string, ResourceKey>> = {};
for (const [path, words] of Object.entries(files)) {
  const [language = "", file = ""] = path.split("/").slice(-2);
  allWords[language] = { ...allWords[language], [file.replace(".json", "")]: words };
}
