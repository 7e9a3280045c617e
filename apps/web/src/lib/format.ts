import type { Language } from "@chave/contract";

type Day = { year: number; month: number; day: number };

/** `2026-12-05`, as calendar dates travel. */
function dayOf(isoDate: string): Day {
  const [year = 0, month = 1, day = 1] = isoDate.split("-").map(Number);
  return { year, month, day };
}

const utc = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day));

/** Names only: the order of the parts is ours, so that server and browser write the same text. */
const named = (language: Language, isoDate: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options })
    .format(utc(dayOf(isoDate)))
    .replace(".", "");

const of = { pt: "de", es: "de", en: "of" } as const;

/** `5 de dezembro de 2026`, `5 of December of 2026`. */
export function longDate(language: Language, isoDate: string): string {
  const { day, year } = dayOf(isoDate);
  const month = named(language, isoDate, { month: "long" });
  return `${day} ${of[language]} ${month} ${of[language]} ${year}`;
}

/** `sáb 5 dez`; the year is said only by the long form. */
export function shortDate(language: Language, isoDate: string): string {
  const weekday = named(language, isoDate, { weekday: "short" });
  return `${weekday} ${dayOf(isoDate).day} ${shortMonth(language, isoDate)}`;
}

export const shortMonth = (language: Language, isoDate: string): string =>
  named(language, isoDate, { month: "short" }).slice(0, 3);

/** `05/12/2026` in every language. */
export function numericDate(isoDate: string): string {
  const { day, month, year } = dayOf(isoDate);
  return `${String(day).padStart(2, "0")}/${String(month).padStart(2, "0")}/${year}`;
}

/** One day, or `19–20 dez 2026`, or `30 nov – 1 dez 2026`. */
export function dateRange(language: Language, startsOn: string, endsOn: string): string {
  const start = dayOf(startsOn);
  const end = dayOf(endsOn);
  const tail = `${end.day} ${shortMonth(language, endsOn)} ${end.year}`;
  if (startsOn === endsOn) return `${shortDate(language, startsOn)} ${end.year}`;
  if (start.month === end.month && start.year === end.year) return `${start.day}–${tail}`;
  const year = start.year === end.year ? "" : ` ${start.year}`;
  return `${start.day} ${shortMonth(language, startsOn)}${year} – ${tail}`;
}

/** The wall clock in the event's own time zone, `14:25`. */
export const timeOfDay = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("pt", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(instant));

/** The calendar date of an instant in a time zone, `2026-12-05`. */
export const dateOf = (instant: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(instant));

const decimal = { pt: ",", es: ",", en: "." } as const;

/** Grams as kilograms: `76 kg`, `57,5 kg`. */
export function weight(language: Language, grams: number): string {
  const kilograms = String(Math.round(grams / 10) / 100);
  return `${kilograms.replace(".", decimal[language])} kg`;
}

/** Seconds as `5:00`. */
export function duration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
}

/** What remains on a fight's clock, rounded up as boards do; tenths in the last ten seconds. */
export function clock(remainingMs: number): string {
  if (remainingMs <= 0) return "0:00";
  const tenths = Math.ceil(remainingMs / 100);
  if (tenths < 100) return `0:0${(tenths / 10).toFixed(1)}`;
  return duration(Math.ceil(remainingMs / 1_000));
}

/** `1.234` in Portuguese and Spanish, `1,234` in English. */
export const count = (language: Language, value: number): string =>
  new Intl.NumberFormat(language === "es" ? "pt" : language).format(value);

/** Cents of Brazilian reais, `R$ 1.380,00`; figure and sign stay on one line. */
export function money(language: Language, cents: number): string {
  const reais = count(language, Math.trunc(cents / 100));
  return `R$\u00a0${reais}${decimal[language]}${String(cents % 100).padStart(2, "0")}`;
}

/** Calendars of a Spanish reader begin on Monday, of the others on Sunday. */
export const firstDayOfWeek = (language: Language): 0 | 1 => (language === "es" ? 1 : 0);
