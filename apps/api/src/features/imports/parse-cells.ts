import { sortKey } from "#api/sort-key.ts";

export type BirthCell = { birthDate: string | null; birthYear: number };

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/;

/** `dd/MM/yyyy`, `yyyy-MM-dd` or a bare year, not after the event. */
export function parseBirth(text: string, eventYear: number): BirthCell | null {
  const birth = readBirth(text);
  return birth && birth.birthYear >= 1900 && birth.birthYear <= eventYear ? birth : null;
}

function readBirth(text: string): BirthCell | null {
  if (/^\d{4}$/.test(text)) return { birthDate: null, birthYear: Number(text) };
  const european = dayFirst.exec(text);
  if (european) return dateOf(european[3]!, european[2]!, european[1]!);
  const iso = yearFirst.exec(text);
  return iso && dateOf(iso[1]!, iso[2]!, iso[3]!);
}

/** Null for a day that the calendar lacks, such as 31 February. */
function dateOf(year: string, month: string, day: string): BirthCell | null {
  const birthDate = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const instant = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return null;
  if (instant.toISOString().slice(0, 10) !== birthDate) return null;
  return { birthDate, birthYear: Number(year) };
}

const maleWords = ["m", "masc", "masculino", "male", "man", "men", "homem", "hombre", "h", "varon"];
const femaleWords = [
  "f",
  "fem",
  "feminino",
  "femenino",
  "female",
  "woman",
  "women",
  "mulher",
  "mujer",
];

export function parseSex(text: string): "male" | "female" | null {
  const word = sortKey(text).replace(/\.$/, "");
  if (maleWords.includes(word)) return "male";
  return femaleWords.includes(word) ? "female" : null;
}

/** Grams of "72,5", "72.5 kg" or "72". */
export function parseWeight(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,20}))?\s*(?:kg|kgs|quilos|kilos)?\.?$/i.exec(text);
  if (!match) return null;
  const grams = Math.round(Number(`${match[1]}.${match[2] ?? "0"}`) * 1000);
  return grams >= 1_000 && grams <= 500_000 ? grams : null;
}

export function parseSeed(text: string): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  return Number(text) >= 1 ? Number(text) : null;
}

const emailShape = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

export const parseEmail = (text: string): string | null =>
  emailShape.test(text) ? text.toLowerCase() : null;
