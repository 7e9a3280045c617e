import type { Language } from "@chave/contract";
import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js";

type Country = { code: CountryCode; name: string; callingCode: string };

const listed = new Map<Language, readonly Country[]>();

/** Every country by its name in a language, Brazil first. */
export function countries(language: Language): readonly Country[] {
  const known = listed.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: "region" });
  const byName = new Intl.Collator(language).compare;
  const all = getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      callingCode: getCountryCallingCode(code),
    }))
    .sort((a, b) => Number(b.code === "BR") - Number(a.code === "BR") || byName(a.name, b.name));
  listed.set(language, all);
  return all;
}
