import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { pastBracket } from "./past-bracket.ts";
import { readCategories } from "./read-fights.ts";

const file = fileURLToPath(new URL("./data/adcc-1998-2017.csv", import.meta.url));

it.each([
  [2011, ["66KG", "77KG", "88KG", "ABS"]],
  [2013, ["+99KG", "66KG", "88KG"]],
  [2015, ["+99KG", "66KG", "77KG"]],
  [2017, ["+99KG", "66KG", "77KG", "88KG", "99KG", "ABS"]],
])("the championship of %i has these complete categories", (year, names) => {
  const complete = readCategories(file, year).filter(
    (category) => "positions" in pastBracket(category),
  );

  expect(complete.map((category) => category.name)).toEqual(names);
});

it.each([
  [2011, "99KG", "Antonio Peinado fought for bronze without losing a semifinal"],
  [2013, "77KG", "0 of 1 bronze fight in the data"],
  [2015, "88KG", "Zbigniew Tyszka went on after a loss"],
])("says why %i %s cannot be played", (year, name, why) => {
  const category = readCategories(file, year).find((one) => one.name === name && one.sex === "M")!;

  expect(pastBracket(category)).toEqual({ why });
});

it("knows a man who is spelt two ways, and puts byes where history had them", () => {
  const category = readCategories(file, 2017).find((one) => one.name === "88KG")!;
  const bracket = pastBracket(category);

  if (!("positions" in bracket)) throw new Error(bracket.why);
  expect(bracket.positions).toHaveLength(16);
  expect(bracket.positions.filter((name) => name === null)).toHaveLength(1);
  expect(bracket.positions).toContain("Rustam Chsiev");
  expect(bracket.positions).not.toContain("Ruslam Chsiev");
});
