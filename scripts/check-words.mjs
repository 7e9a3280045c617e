import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Every sentence exists in every language, with the same placeholders. Plural forms may differ by language.
const root = "packages/i18n/locales";
const languages = ["pt", "en", "es"];
const faults = [];

const flatten = (words, prefix = "") =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
const withoutPlural = (key) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const placeholders = (text) =>
  [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].map((p) => p.replace(/\W/g, ""));

const files = new Set(languages.flatMap((language) => readdirSync(join(root, language))));
for (const file of files) {
  const byLanguage = new Map(languages.map((language) => [language, readWords(language, file)]));
  const keys = new Set([...byLanguage.values()].flatMap((words) => [...words.keys()]));
  for (const key of keys) compare(file, key, byLanguage);
}

function readWords(language, file) {
  const words = new Map();
  try {
    for (const [key, text] of flatten(
      JSON.parse(readFileSync(join(root, language, file), "utf8")),
    )) {
      if (text.trim() === "") faults.push(`${language}/${file}: ${key} is empty`);
      const name = withoutPlural(key);
      words.set(name, new Set([...(words.get(name) ?? []), ...placeholders(text)]));
    }
  } catch (error) {
    faults.push(`${language}/${file}: ${error.message}`);
  }
  return words;
}

function compare(file, key, byLanguage) {
  const wanted = byLanguage.get("pt").get(key);
  for (const language of languages) {
    const got = byLanguage.get(language).get(key);
    if (!got) faults.push(`${language}/${file}: ${key} is missing`);
    else if (wanted && [...wanted].sort().join() !== [...got].sort().join())
      faults.push(`${language}/${file}: ${key} has other placeholders than pt`);
  }
}

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
