import { type Category, eventId } from "@chave/contract";
import { expect, it } from "vitest";
import { sampleCategory, sampleId } from "#test/sample-bracket.ts";
import { fieldOf, isComplete, missingIn, needsOf, withColumn } from "./mapping.ts";

const neededFor = (categories: Category[]) =>
  needsOf({ kind: "athletes", eventId: eventId.parse(sampleId(1, 1)), categories }).withoutCategory;

it("moves a field to the column that is said to hold it", () => {
  const mapping = withColumn({ name: 0, gym: 1 }, 2, "gym");
  expect(mapping).toEqual({ name: 0, gym: 2 });
  expect(fieldOf(mapping, 1)).toBeNull();
});

it("a column holds one field, or none", () => {
  expect(withColumn({ name: 0 }, 0, "gym")).toEqual({ gym: 0 });
  expect(withColumn({ name: 0, gym: 1 }, 1, null)).toEqual({ name: 0 });
});

it("needs what the event's categories ask for", () => {
  expect(neededFor([sampleCategory()])).toEqual(["birthDate", "sex", "belt", "weight"]);
  const free = { minAge: null, maxAge: null, minWeight: null, maxWeight: null };
  const open = sampleCategory({ ...free, sex: "mixed", belt: null, weightClass: "open_class" });
  const own = sampleCategory({ ...free, name: "Superluta", division: null, maxWeight: 85_500 });
  const young = sampleCategory({ ...free, sex: "mixed", belt: null });
  expect(neededFor([own])).toContain("weight");
  expect(neededFor([own, young])).toEqual([]);
  expect(neededFor([open, sampleCategory({ ...free, belt: null })])).toEqual(["sex"]);
});

it.each([
  ["nothing", {}, false],
  ["a name alone", { name: 0 }, false],
  ["a category without name", { category: 1 }, false],
  ["name and category", { name: 0, category: 1 }, true],
  ["name and all that finds a category", { name: 0, sex: 1, weight: 2 }, true],
  ["name and a part of it", { name: 0, sex: 1 }, false],
])("%s is complete: %o", (_case, mapping, complete) => {
  expect(
    isComplete(missingIn(mapping, { always: ["name"], withoutCategory: ["sex", "weight"] })),
  ).toBe(complete);
});

it("P3 a list of students needs name, birth date and sex, and no category", () => {
  const needs = needsOf({ kind: "students" });
  expect(missingIn({ name: 0 }, needs).always).toEqual(["birthDate", "sex"]);
  expect(isComplete(missingIn({ name: 0, birthDate: 1, sex: 2 }, needs))).toBe(true);
});
