import { type Action, adcc, type Corner, ibjjf, replay, submissionOnly } from "@chave/scoring";
import { describe, expect, it } from "vitest";
import {
  chooseMethod,
  chooseWinner,
  firstDraft,
  mayHaveNoWinner,
  methodsFor,
} from "./finish-draft.ts";

let made = 0;
const act = (action: object): Action =>
  ({ actionId: `${made++}`, fightClockMs: 60_000, at: 0, ...action }) as Action;
const points = (corner: Corner) => act({ kind: "score", corner, button: "two" });
const penalty = (corner: Corner) => act({ kind: "penalty", corner });
const timeUp = [
  act({ kind: "clock", do: "start" }),
  act({ kind: "clock", do: "stop", fightClockMs: 0 }),
];

describe("what the board proposes", () => {
  it.each([
    ["points decide", [points("second"), ...timeUp], "second", "points"],
    ["a tie asks the referee", timeUp, undefined, "decision"],
    ["nothing before time is up", [points("first")], undefined, undefined],
    [
      "the fourth penalty before the points",
      [points("first"), ...[1, 2, 3, 4].map(() => penalty("first")), ...timeUp],
      "second",
      "disqualification",
    ],
  ])("%s", (_case, actions, winner, method) => {
    expect(firstDraft(replay(ibjjf, actions))).toMatchObject({ winner, method });
  });
});

it("offers of points, advantages and penalties only what the score says", () => {
  const ahead = replay(ibjjf, [points("first")]);

  expect(methodsFor(ibjjf, ahead)).toContain("points");
  expect(methodsFor(ibjjf, ahead)).not.toContain("advantages");
  expect(methodsFor(ibjjf, replay(ibjjf, []))).not.toContain("points");
});

it("keeps winner and method in agreement with the score", () => {
  const ahead = replay(ibjjf, [points("first")]);
  const byPoints = chooseMethod(ibjjf, ahead, firstDraft(ahead), "points");
  expect(byPoints).toMatchObject({ winner: "first", method: "points" });

  const other = chooseWinner(ibjjf, ahead, byPoints, "second");
  expect(other).toMatchObject({ winner: "second", method: undefined });

  const nobody = chooseWinner(ibjjf, ahead, { ...other, method: "no_show" }, null);
  expect(chooseMethod(ibjjf, ahead, nobody, "submission")).toMatchObject({ winner: undefined });
});

it("knows where nobody may win", () => {
  expect(mayHaveNoWinner(ibjjf, "disqualification")).toBe(true);
  expect(mayHaveNoWinner(adcc, "decision")).toBe(false);
  expect(mayHaveNoWinner(submissionOnly, "decision")).toBe(true);
});
