import { expect, it } from "vitest";
import { sampleEntries } from "#test/sample-bracket.ts";
import { changedPositions, startPlacement, swap, undo } from "./placement.ts";

const [a, b, c] = sampleEntries(3).map(({ registrationId }) => registrationId);
const reason = { kind: "drawn" as const };
const start = startPlacement({
  positions: [a, b, c, null].map((id) => ({ registrationId: id ?? null, reason })),
});

it("swaps two positions, byes included", () => {
  expect(swap(start, 0, 3).now).toEqual([null, b, c, a]);
  expect(changedPositions(swap(start, 0, 3))).toBe(2);
});

it("undoes swap by swap, and what is back in place counts as unchanged", () => {
  const twice = swap(swap(start, 0, 1), 1, 2);

  expect(undo(twice).now).toEqual([b, a, c, null]);
  expect(undo(undo(undo(twice)))).toEqual(start);
  expect(changedPositions(swap(swap(start, 0, 1), 1, 0))).toBe(0);
});

it("leaves everything where it is when one position is chosen twice", () => {
  expect(swap(start, 2, 2)).toBe(start);
});
