import { describe, expect, it } from "vitest";
import {
  clock,
  dateRange,
  firstDayOfWeek,
  longDate,
  money,
  numericDate,
  shortDate,
  timeOfDay,
  weight,
} from "./format.ts";

describe("G5 dates", () => {
  it.each([
    ["pt", "5 de dezembro de 2026"],
    ["en", "5 of December of 2026"],
    ["es", "5 de diciembre de 2026"],
  ] as const)("says a day at length in %s", (language, text) => {
    expect(longDate(language, "2026-12-05")).toBe(text);
  });

  it.each([
    ["one day", "2026-12-12", "2026-12-12", "sáb 12 dez 2026"],
    ["two days", "2026-12-19", "2026-12-20", "19–20 dez 2026"],
    ["two months", "2026-11-30", "2026-12-01", "30 nov – 1 dez 2026"],
    ["two years", "2026-12-31", "2027-01-01", "31 dez 2026 – 1 jan 2027"],
  ])("says a span of %s", (_case, from, to, text) => {
    expect(dateRange("pt", from, to)).toBe(text);
  });

  it("keeps a calendar date whatever the zone of the reader", () => {
    expect(numericDate("2026-03-01")).toBe("01/03/2026");
    expect(shortDate("en", "2026-03-01")).toBe("Sun 1 Mar");
  });

  it("begins the week on Monday in Spanish, on Sunday otherwise", () => {
    expect((["pt", "en", "es"] as const).map(firstDayOfWeek)).toEqual([0, 0, 1]);
  });

  it("tells the time in the event's zone", () => {
    expect(timeOfDay("2026-12-12T17:25:00.000Z", "America/Sao_Paulo")).toBe("14:25");
    expect(timeOfDay("2026-12-12T03:05:00.000Z", "America/Sao_Paulo")).toBe("00:05");
  });
});

it.each([
  [300_000, "5:00"],
  [299_001, "5:00"],
  [61_000, "1:01"],
  [10_000, "0:10"],
  [9_940, "0:10"],
  [9_900, "0:09.9"],
  [50, "0:00.1"],
  [0, "0:00"],
  [-20, "0:00"],
])("shows %i ms on a clock", (remainingMs, text) => {
  expect(clock(remainingMs)).toBe(text);
});

it.each([
  ["pt", 76_000, "76 kg"],
  ["pt", 57_500, "57,5 kg"],
  ["en", 57_500, "57.5 kg"],
] as const)("writes weights in %s", (language, grams, text) => {
  expect(weight(language, grams)).toBe(text);
});

it.each([
  ["pt", 138_000, "R$\u00a01.380,00"],
  ["es", 60, "R$\u00a00,60"],
  ["en", 125, "R$\u00a01.25"],
] as const)("says money in %s", (language, cents, text) => {
  expect(money(language, cents)).toBe(text);
});
