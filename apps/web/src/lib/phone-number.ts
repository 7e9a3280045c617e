import { AsYouType, type CountryCode, getCountryCallingCode } from "libphonenumber-js";
import { type Mask, masks } from "./masks.ts";

const prefixOf = (country: CountryCode) => `+${getCountryCallingCode(country)}`;
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** How the numbers of a country are written, without the country's code; bare digits are kept. */
export function phoneMask(country: CountryCode): Mask {
  const brazilian: Mask = { ...masks.phone, hold: digitsOf };
  if (country === "BR") return brazilian;
  return {
    ...brazilian,
    show: (text) => new AsYouType(country).input(digitsOf(text).slice(0, 15)),
    tidy: (text) => text,
  };
}

/** The country of a number, also of one half typed; several share a code, so the one chosen before goes first. */
export function phoneCountry(e164: string, chosen: CountryCode): CountryCode {
  if (e164 === "" || e164.startsWith(prefixOf(chosen))) return chosen;
  const reader = new AsYouType();
  reader.input(e164);
  return reader.getCountry() ?? chosen;
}

/** The digits behind the country's code. */
export const nationalPart = (e164: string, country: CountryCode): string =>
  digitsOf(e164.startsWith(prefixOf(country)) ? e164.slice(prefixOf(country).length) : e164);

/** E.164; empty where nothing was typed. */
export const phoneNumber = (country: CountryCode, national: string): string =>
  national === "" ? "" : prefixOf(country) + digitsOf(national);
