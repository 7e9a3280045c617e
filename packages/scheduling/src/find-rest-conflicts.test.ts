import { describe, expect, it } from "vitest";
import { findRestConflicts } from "./find-rest-conflicts.ts";

const fight = (id: string, start: number, end: number, athleteIds = ["ana"]) => ({
  id,
  start,
  end,
  athleteIds,
});

describe("findRestConflicts", () => {
  it.each([
    ["exactly the rest asked for", fight("a", 0, 5), fight("b", 15, 20), []],
    ["one second too little", fight("a", 0, 5), fight("b", 14, 19), [9]],
    ["back to back", fight("a", 0, 5), fight("b", 5, 10), [0]],
    ["partly overlapping", fight("a", 0, 10), fight("b", 5, 15), [-5]],
    ["one inside the other", fight("a", 0, 20), fight("b", 5, 10), [-15]],
    ["different athletes", fight("a", 0, 10), fight("b", 0, 10, ["bia"]), []],
  ])("%s", (_case, a, b, expectedRests) => {
    expect(findRestConflicts([a, b], 10).map((c) => c.rest)).toEqual(expectedRests);
    expect(findRestConflicts([b, a], 10).map((c) => c.rest)).toEqual(expectedRests);
  });

  it("measures rest from the fight that ends last, not the one that starts last", () => {
    const conflicts = findRestConflicts(
      [fight("long", 0, 30), fight("short", 5, 10), fight("next", 35, 40)],
      10,
    );

    expect(conflicts.map((c) => [c.earlier.id, c.later.id, c.rest])).toEqual([
      ["long", "short", -25],
      ["long", "next", 5],
    ]);
  });
});
