import type { Language } from "@chave/contract";

/** `Recife, PE`, `Lisboa, Portugal`; Brazil goes without saying. */
export function placeOf(
  language: Language,
  { city, state, country }: { city: string; state: string; country: string },
): string {
  const abroad = country === "BR" ? "" : countryName(language, country);
  return [city, state, city || state ? abroad : ""].filter(Boolean).join(", ");
}

const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
