import type { Fight } from "@chave/contract";
import { describe, expect, it } from "vitest";
import { positionSide, sampleEntries, sampleFight, sampleId } from "#test/sample-bracket.ts";
import { byMat, matches, queueOf, readFilter } from "./fight-filter.ts";

const [ana, bia] = sampleEntries(2);
const sides = { first: positionSide(ana!, 0), second: positionSide(bia!, 1) };
const fight = (order: number, changes: Partial<Fight> = {}) =>
  sampleFight(order, {
    key: `F${order}`,
    round: { name: "final" },
    depth: 0,
    ...sides,
    ...changes,
  });

describe("a mat's queue", () => {
  it("has what runs on top and what was fought last first among the fought", () => {
    const queue = queueOf([
      fight(1, { status: "finished" }),
      fight(2, { status: "finished" }),
      fight(3),
      fight(4, { status: "running" }),
    ]);

    expect(queue.open.map(({ number }) => number)).toEqual([4, 3]);
    expect(queue.done.map(({ number }) => number)).toEqual([2, 1]);
  });
});

it("groups by mat, those without one last", () => {
  const groups = byMat([fight(1, { mat: null }), fight(2), fight(3), fight(5)]);

  expect(groups.map(({ mat, fights }) => [mat?.name, fights.length])).toEqual([
    ["3", 2],
    ["1", 1],
    [undefined, 1],
  ]);
});

describe("the filter in the address", () => {
  it.each([
    ["nothing asked", "", true],
    ["its mat", `mat=${sampleId(5, 2)}`, true],
    ["another mat", `mat=${sampleId(5, 1)}`, false],
    ["its category", `category=${sampleId(2, 1)}`, true],
    ["still to be fought", "state=open", true],
    ["running", "state=running", false],
    ["a state that does not exist", "state=sleeping", true],
  ])("%s", (_case, search, isShown) => {
    expect(matches(readFilter(new URLSearchParams(search)), fight(1))).toBe(isShown);
  });
});
