import { describe, expect, it } from "vitest";
import { parseBirth, parseEmail, parseSeed, parseSex, parseWeight } from "./parse-cells.ts";

describe("parseBirth", () => {
  it.each([
    ["07/03/1998", { birthDate: "1998-03-07", birthYear: 1998 }],
    ["7.3.1998", { birthDate: "1998-03-07", birthYear: 1998 }],
    ["1998-03-07", { birthDate: "1998-03-07", birthYear: 1998 }],
    ["1998-03-07T00:00:00Z", { birthDate: "1998-03-07", birthYear: 1998 }],
    ["29/02/2000", { birthDate: "2000-02-29", birthYear: 2000 }],
    ["1998", { birthDate: null, birthYear: 1998 }],
    ["29/02/2001", null],
    ["12/25/1998", null],
    ["07/03/98", null],
    ["1899", null],
    ["2027", null],
    ["amanhã", null],
  ])("%s", (text, birth) => {
    expect(parseBirth(text, 2026)).toEqual(birth);
  });
});

it.each([
  ["M", "male"],
  ["masc.", "male"],
  ["Hombre", "male"],
  ["Varón", "male"],
  ["F", "female"],
  ["FEMININO", "female"],
  ["Mujer", "female"],
  ["X", null],
  ["misto", null],
])("reads the sex %s", (text, sex) => {
  expect(parseSex(text)).toBe(sex);
});

it.each([
  ["72,5", 72_500],
  ["72.5 kg", 72_500],
  ["72,30000000000001", 72_300],
  ["100KG", 100_000],
  ["11.3", 11_300],
  ["72500", null],
  ["0", null],
  ["501", null],
  ["-76", null],
  ["Leve", null],
])("reads the weight %s", (text, grams) => {
  expect(parseWeight(text)).toBe(grams);
});

it.each([
  ["1", 1],
  ["12", 12],
  ["0", null],
  ["1000", null],
  ["1,5", null],
  ["primeiro", null],
])("reads the seed %s", (text, seed) => {
  expect(parseSeed(text)).toBe(seed);
});

it.each([
  ["Ana.Souza@Example.com", "ana.souza@example.com"],
  ["ana@example", null],
  ["ana souza@example.com", null],
  ["a@example.com; b@example.com", null],
])("reads the e-mail %s", (text, email) => {
  expect(parseEmail(text)).toBe(email);
});
