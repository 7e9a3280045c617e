import { describe, expect, it } from "vitest";
import type { Plan, PlanInput } from "../src/index.ts";
import { validatePlan } from "./validate-plan.ts";

const base = { seconds: 100, matSeconds: 120, restSeconds: 60, athletes: [] };
const input: PlanInput = {
  mats: [
    { id: "1", windows: [{ from: 0, to: 1000 }] },
    { id: "2", windows: [{ from: 0, to: 1000 }] },
  ],
  fights: [
    { ...base, id: "a", after: [], athletes: ["ana"] },
    { ...base, id: "b", after: ["a"], notBefore: 160 },
    { ...base, id: "c", after: [], athletes: ["ana"], allowedMats: ["2"] },
  ],
};
const right: Plan["fights"] = [
  { id: "a", mat: "1", start: 0 },
  { id: "b", mat: "1", start: 160 },
  { id: "c", mat: "2", start: 160 },
];
const wrongIf = (id: string, change: Partial<Plan["fights"][number]>) => {
  const fights = right.map((slot) => (slot.id === id ? { ...slot, ...change } : slot));
  const end = Math.max(...fights.map(({ start }) => start + 100));
  return validatePlan(input, { fights, end, unplaced: [] });
};

describe("validatePlan finds", () => {
  it.each<[string, string, Partial<Plan["fights"][number]>, string[]]>([
    ["nothing in a right plan", "a", {}, []],
    [
      "a short rest in the bracket",
      "b",
      { start: 159 },
      ["b too early", "b before the rest after a"],
    ],
    [
      "two at once on a mat",
      "a",
      { start: 41 },
      ["b before the rest after a", "a and b at once on 1", "ana in a and c without rest"],
    ],
    ["someone on two mats", "c", { start: 50 }, ["ana in a and c without rest"]],
    ["a mat that is not allowed", "c", { mat: "1", start: 280 }, ["c on 1"]],
    ["a fight past closing time", "c", { start: 901 }, ["c outside the hours of 2"]],
    ["a fraction of a second", "c", { start: 160.5 }, ["c starts at 160.5"]],
  ])("%s", (_case, id, change, expected) => {
    expect(wrongIf(id, change)).toEqual(expected);
  });

  it("fights that are missing, doubled or made up, and a wrong end", () => {
    const [a, b, c] = right;
    const validate = (fights: Plan["fights"], end = 260) =>
      validatePlan(input, { fights, end, unplaced: [] });

    expect(validate([a!, b!])).toEqual(["c is missing"]);
    expect(validate([a!, b!, c!, c!])).toEqual(["a fight is mentioned twice"]);
    expect(validate([a!, b!, c!, { id: "d", mat: "1", start: 0 }])).toEqual(["d was made up"]);
    expect(validate(right, 259)).toEqual(["it ends at 260, not at 259"]);
  });

  it("a fixed fight that was moved", () => {
    const fixed = { mat: "1", start: 10 };
    const [a, ...others] = input.fights;
    const moved = { ...input, fights: [{ ...a!, fixed }, ...others] };

    expect(validatePlan(moved, { fights: right, end: 260, unplaced: [] })).toEqual(["a was moved"]);
  });
});
