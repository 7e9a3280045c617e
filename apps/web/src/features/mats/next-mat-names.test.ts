import { expect, it } from "vitest";
import { nextMatNames } from "./next-mat-names.ts";

const tatame = (number: number) => `Tatame ${number}`;

it.each([
  ["none yet", [], 2, ["Tatame 1", "Tatame 2"]],
  ["after those that stand", ["Tatame 1", "Tatame 2"], 1, ["Tatame 3"]],
  ["mats with names of their own count", ["Central", "Norte"], 1, ["Tatame 3"]],
  ["a taken number is left out", ["Central", "tatame 3"], 2, ["Tatame 4", "Tatame 5"]],
])("%s", (_case, taken, count, names) => {
  expect(nextMatNames(taken, count, tatame)).toEqual(names);
});
