import type { FightAction } from "@chave/contract";
import { type Action, ibjjf, replay } from "@chave/scoring";
import { describe, expect, it } from "vitest";
import { sampleId } from "#test/sample-bracket.ts";
import {
  allActions,
  type Draft,
  draftOf,
  givenBack,
  stamp,
  stopAtZero,
  takenBackBy,
} from "./fight-log.ts";

const at = 1_800_000_000_000;

/** The fight after these, a second apart. */
function after(...drafts: Draft[]) {
  const actions: Action[] = [];
  for (const [second, draft] of drafts.entries())
    actions.push(stamp(draft, replay(ibjjf, actions), at + second * 1000));
  return { actions, score: replay(ibjjf, actions) };
}

const start = { kind: "clock", do: "start" } as const;
const two = { kind: "score", corner: "first", button: "two" } as const;
const penalty = { kind: "penalty", corner: "second" } as const;

describe("what an act of the screen means", () => {
  it("starts and stops by the same key", () => {
    expect(draftOf({ do: "toggle_clock" }, after().score)).toEqual(start);
    expect(draftOf({ do: "toggle_clock" }, after(start).score)).toEqual({ ...start, do: "stop" });
  });

  it("goes to the athlete who stands on that side", () => {
    const act = { do: "score", side: "left", button: "two" } as const;

    expect(draftOf(act, after().score)).toMatchObject({ corner: "first" });
    expect(draftOf(act, after({ kind: "swap" }).score)).toMatchObject({ corner: "second" });
  });

  it("undoes the last", () => {
    const { actions, score } = after(start, two, penalty);

    expect(takenBackBy({ do: "undo" }, score)).toEqual(actions[2]);
    expect(takenBackBy({ do: "undo" }, after(start).score)).toBeNull();
  });

  it("takes back the last of its kind, whatever came after it", () => {
    const { actions, score } = after(start, two, two, penalty, penalty);

    const takeBack = { do: "take_back", of: "penalty" } as const;
    const takeTwo = { do: "take_back", of: "score", side: "left", button: "two" } as const;

    expect(takenBackBy(takeTwo, score)).toEqual(actions[2]);
    expect(takenBackBy({ ...takeBack, side: "right" }, score)).toEqual(actions[4]);
    expect(takenBackBy({ ...takeBack, side: "left" }, score)).toBeNull();
  });
});

it("puts on every action what the clock showed", () => {
  const { actions } = after(start, two, two);

  expect(actions.map(({ fightClockMs }) => fightClockMs)).toEqual([300_000, 299_000, 298_000]);
});

it("gives back what was taken out, with the clock of its own moment", () => {
  const { actions } = after(start, two, penalty, two);
  const [, taken, , last] = actions;
  const nowMs = at + 60_000;
  const undo = stamp({ kind: "void", voids: taken!.actionId }, replay(ibjjf, actions), nowMs);
  const again = givenBack(taken as FightAction, nowMs);

  expect(again).toMatchObject({ ...two, fightClockMs: 299_000, at: nowMs });
  const score = replay(ibjjf, [...actions, undo, again]);
  expect(score).toMatchObject({ refused: [], first: { points: 4 } });
  expect(score.undoable).toContain(last);
});

it("stops at the very end, also when nobody looked for an hour", () => {
  const { actions, score } = after(start);
  const stop = stopAtZero(score);

  expect(stop).toMatchObject({ fightClockMs: 0, at: at + 300_000 });
  expect(replay(ibjjf, [...actions, stop]).clock).toMatchObject({ running: false, remainingMs: 0 });
});

it("counts the server's actions and its own once, and not what was refused", () => {
  const [first, second, third] = [1, 2, 3].map((n) => ({
    ...two,
    actionId: sampleId(6, n),
    fightClockMs: 1,
    at,
  }));
  const actions = allActions([first!, second!], {
    stored: [second!],
    waiting: [third!],
    refused: [{ action: first! }],
  });

  expect(replay(ibjjf, actions).first.points).toBe(4);
});
