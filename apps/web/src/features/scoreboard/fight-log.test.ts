import { type Action, ibjjf, replay } from "@chave/scoring";
import { describe, expect, it } from "vitest";
import { sampleId } from "#test/sample-bracket.ts";
import { allActions, type Draft, draftOf, stamp, stopAtZero } from "./fight-log.ts";

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

    expect(draftOf({ do: "undo" }, score)).toEqual({ kind: "void", voids: actions[2]!.actionId });
    expect(draftOf({ do: "undo" }, after(start).score)).toBeNull();
  });

  it("takes back the last of its kind, whatever came after it", () => {
    const { actions, score } = after(start, two, two, penalty, penalty);

    expect(draftOf({ do: "take_back", of: "score", side: "left", button: "two" }, score)).toEqual({
      kind: "void",
      voids: actions[2]!.actionId,
    });
    expect(draftOf({ do: "take_back", of: "penalty", side: "right" }, score)).toEqual({
      kind: "void",
      voids: actions[4]!.actionId,
    });
    expect(draftOf({ do: "take_back", of: "penalty", side: "left" }, score)).toBeNull();
  });
});

it("puts on every action what the clock showed", () => {
  const { actions } = after(start, two, two);

  expect(actions.map(({ fightClockMs }) => fightClockMs)).toEqual([300_000, 299_000, 298_000]);
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
    refused: [{ action: first!, why: "fight_finished" }],
  });

  expect(replay(ibjjf, actions).first.points).toBe(4);
});
