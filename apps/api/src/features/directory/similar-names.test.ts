import { describe, expect, it } from "vitest";
import { likelySame, likeness } from "./similar-names.ts";

describe("likeness", () => {
  it.each([
    ["the same", "gracie barra recife", "gracie barra recife", 1],
    ["common words do not count", "academia mangue", "mangue jiu-jitsu team", 1],
    ["another order", "recife gracie barra", "gracie barra recife", 1],
    ["written as one word", "graciebarra", "gracie barra", 1],
  ])("P1 %s", (_case, a, b, expected) => {
    expect(likeness(a, b)).toBeCloseTo(expected);
    expect(likeness(b, a)).toBeCloseTo(expected);
  });

  it.each([
    ["a letter is missing", "gracie bara recife", "gracie barra recife"],
    ["two letters are swapped in a long word", "guararapse", "guararapes"],
    ["the city is missing", "gracie barra", "gracie barra recife"],
    ["a word is cut short", "equipe capib", "equipe capibaribe"],
  ])("P1 alike: %s", (_case, a, b) => {
    expect(likeness(a, b)).toBeGreaterThan(0.6);
  });

  it.each([
    ["only common words are shared", "team jiu-jitsu olinda", "team jiu-jitsu caruaru"],
    ["short words may not differ", "ct sol", "ct mar"],
    ["nothing to compare", "", "gracie barra"],
  ])("P1 not alike: %s", (_case, a, b) => {
    expect(likeness(a, b)).toBeLessThan(0.5);
  });
});

it("P1 groups the names that are probably one", () => {
  const names = [
    ["a", "gracie barra recife"],
    ["b", "gracie barra olinda"],
    ["c", "academia gracie barra recife"],
    ["d", "gracie bara recife"],
    ["e", "mangue jiu-jitsu"],
  ].map(([id = "", nameKey = ""]) => ({ id, nameKey }));

  const groups = likelySame(names, { atLeast: 0.9, lookAhead: 5 });

  expect(groups.map((group) => group.toSorted())).toEqual([["a", "c", "d"]]);
});
