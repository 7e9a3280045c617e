import { expect, it } from "vitest";
import { fakeBoard } from "#test/sample-board.ts";
import { runningOnMat } from "./running-on-mat.ts";

const { fight, next } = fakeBoard();
const other = next[0]!;
const running = (one: typeof fight, minute: number) => ({
  ...one,
  status: "running" as const,
  startedAt: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
});

it.each([
  [
    "a fight that was reopened while the TV waits at the next",
    other,
    [running(fight, 0)],
    fight.id,
  ],
  ["the one that began last", running(fight, 0), [running(other, 5)], other.id],
  ["the shown one before an older one", running(other, 5), [running(fight, 0)], other.id],
  ["nothing of another mat", other, [{ ...running(fight, 0), mat: null }], null],
  ["nothing when nothing runs", other, [fight], null],
])("shows %s", (_case, shown, fights, expected) => {
  expect(runningOnMat(shown, fights)).toBe(expected);
});
