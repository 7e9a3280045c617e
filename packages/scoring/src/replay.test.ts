import { describe, expect, it } from "vitest";
import {
  actionsOf,
  advantage,
  first,
  type Part,
  penalty,
  second,
  start,
  timeUp,
  undo,
} from "../test/actions.ts";
import {
  adcc,
  elapsedAt,
  ibjjf,
  remainingAt,
  replay,
  submissionOnly,
  suggestionAt,
} from "./index.ts";

const byPoints: Part = { kind: "finish", winner: "first", method: "points" };
const confirm: Part = { kind: "confirm" };
const reopen: Part = { kind: "reopen", reason: "wrong athlete" };
const why = (...parts: Part[]) => replay(ibjjf, actionsOf(...parts)).refused.map((r) => r.why);

describe("undo and correction", () => {
  it("takes back the opponent's advantage with the second penalty", () => {
    const score = replay(
      ibjjf,
      actionsOf(start(), penalty("first"), penalty("first"), penalty("first"), undo(3)),
    );

    expect(score.first.penalties).toBe(2);
    expect(score.second).toMatchObject({ points: 0, advantages: 1 });
  });

  it("says what one undo takes back", () => {
    const parts = [start(), first("two"), advantage("second"), timeUp];

    expect(replay(ibjjf, actionsOf(...parts)).last?.actionId).toBe("3");
    expect(replay(ibjjf, actionsOf(...parts, undo(3))).last?.actionId).toBe("2");
    expect(replay(ibjjf, actionsOf(...parts, undo(3), undo(2))).last).toBeNull();
  });

  it("moves points to the other athlete or button, and back when that is voided", () => {
    const amend: Part = { kind: "amend", amends: "2", corner: "second", button: "three" };
    const parts = [start(), first("two"), amend];

    expect(replay(ibjjf, actionsOf(...parts))).toMatchObject({
      first: { points: 0 },
      second: { points: 3, buttons: { three: 1 } },
    });
    expect(replay(ibjjf, actionsOf(...parts, undo(3)))).toMatchObject({
      first: { points: 2 },
      second: { points: 0 },
    });
  });

  it("drops a proposal whose ground is voided, and leaves the clock stopped where it was", () => {
    const score = replay(ibjjf, actionsOf(start(), first("two"), byPoints, undo(2)));

    expect(score).toMatchObject({ status: "stopped", proposal: null, first: { points: 0 } });
    expect(score.clock).toEqual({ running: false, remainingMs: 60_000, atMs: 20_000 });
    expect(score.refused).toEqual([{ actionId: "3", why: "score_says_otherwise" }]);
  });
});

describe("result", () => {
  it("is proposed, then confirmed, then reopened", () => {
    const parts: Part[] = [
      start(),
      { kind: "finish", winner: "second", method: "submission", submission: "armbar" },
    ];
    const result = {
      winner: "second",
      method: "submission",
      submission: "armbar",
      scoreRecorded: true,
      phase: "fight",
      fightClockMs: 60_000,
    };

    expect(replay(ibjjf, actionsOf(...parts))).toMatchObject({
      status: "proposed",
      proposal: result,
      result: null,
      suggestion: null,
      clock: { running: false, remainingMs: 60_000 },
    });
    expect(replay(ibjjf, actionsOf(...parts, confirm))).toMatchObject({
      status: "finished",
      proposal: null,
      result,
      last: null,
    });
    expect(replay(ibjjf, actionsOf(...parts, confirm, reopen))).toMatchObject({
      status: "stopped",
      proposal: null,
      result: null,
    });
  });

  it("may be on points that nobody wrote down", () => {
    const unrecorded: Part = { ...byPoints, scoreRecorded: false };

    expect(replay(adcc, actionsOf(unrecorded, confirm)).result).toMatchObject({
      winner: "first",
      method: "points",
      scoreRecorded: false,
    });
  });

  it("may have no winner where the rules know a draw", () => {
    const draw: Part = { kind: "finish", winner: null, method: "decision" };

    expect(replay(submissionOnly, actionsOf(draw, confirm)).result?.winner).toBeNull();
    expect(why(draw)).toEqual(["winner_missing"]);
  });
});

describe("what is refused", () => {
  it.each<[string, Part[], string[]]>([
    [
      "a score after the end",
      [start(), first("two"), byPoints, confirm, first("two")],
      ["fight_finished"],
    ],
    ["an undo after the end", [first("two"), byPoints, confirm, undo(1)], ["fight_finished"]],
    ["a score under a proposal", [first("two"), byPoints, first("two")], ["result_proposed"]],
    ["confirming nothing", [confirm], ["nothing_proposed"]],
    ["reopening nothing", [reopen], ["nothing_to_reopen"]],
    [
      "reopening without a reason",
      [first("two"), byPoints, { kind: "reopen", reason: " " }],
      ["reason_missing"],
    ],
    ["points for the one behind", [second("two"), byPoints], ["score_says_otherwise"]],
    ["points when advantages decide", [advantage("first"), byPoints], ["score_says_otherwise"]],
    [
      "a submission by nobody",
      [{ kind: "finish", winner: null, method: "submission" }],
      ["winner_missing"],
    ],
    ["starting twice", [start(), start()], ["clock_already_running"]],
    ["stopping what stands", [timeUp], ["clock_not_running"]],
    ["starting at zero", [start(0)], ["time_is_up"]],
    [
      "more time than there is",
      [{ kind: "clock", do: "set", remainingMs: 300_001 }],
      ["clock_value_invalid"],
    ],
    ["changing sides while it runs", [start(), { kind: "swap" }], ["clock_running"]],
    ["an unknown button", [first("nine")], ["unknown_button"]],
    ["an unknown phase", [{ kind: "phase", phase: "overtime" }], ["unknown_phase"]],
    [
      "an unknown timer",
      [{ kind: "timer", timer: "medical", corner: null, do: "start" }],
      ["unknown_timer"],
    ],
    ["voiding what is not there", [undo(7)], ["unknown_action"]],
    ["voiding twice", [first("two"), undo(1), undo(1)], ["unknown_action"]],
    ["voiding the clock", [start(), undo(1)], ["unknown_action"]],
    [
      "amending a change of sides",
      [{ kind: "swap" }, { kind: "amend", amends: "1", corner: "first" }],
      ["not_amendable"],
    ],
  ])("%s", (_case, parts, expected) => {
    expect(why(...parts)).toEqual(expected);
  });
});

describe("clock", () => {
  const running = replay(ibjjf, actionsOf(start())).clock;

  it.each([
    ["at the start", 0, 300_000],
    ["a reader behind the server", -5_000, 300_000],
    ["later", 12_345, 287_655],
    ["long after", 999_999, 0],
  ])("%s", (_case, nowMs, expected) => {
    expect(remainingAt(running, nowMs)).toBe(expected);
  });

  it("believes the table about what it showed when it stopped", () => {
    const { clock } = replay(ibjjf, actionsOf(start(), { kind: "clock", do: "stop" }));

    expect(clock).toEqual({ running: false, remainingMs: 60_000, atMs: 10_000 });
  });

  it("may be set while it runs", () => {
    const set: Part = { kind: "clock", do: "set", remainingMs: 90_000 };

    expect(replay(ibjjf, actionsOf(start(), set)).clock).toMatchObject({
      running: true,
      remainingMs: 90_000,
    });
  });

  it("knows that time is up before the table has said so", () => {
    const score = replay(ibjjf, actionsOf(start(), first("two")));

    expect(suggestionAt(ibjjf, score, 299_999)).toBeNull();
    expect(suggestionAt(ibjjf, score, 300_000)).toMatchObject({ winner: "first" });
  });

  it("counts the medical time over several stops", () => {
    const medical = { kind: "timer", timer: "medical", corner: "first" } as const;
    const { timers } = replay(
      ibjjf,
      actionsOf(
        { ...medical, do: "start" },
        { ...medical, do: "stop" },
        { ...medical, do: "start" },
      ),
    );

    expect(timers).toHaveLength(1);
    expect(elapsedAt(timers[0]!, 25_000)).toBe(15_000);
  });
});

it("counts the calls and remembers who came", () => {
  const call = (said: "called" | "present" | "absent"): Part => ({
    kind: "call",
    corner: "second",
    call: said,
  });

  expect(replay(ibjjf, actionsOf(call("called"), call("called"), call("absent")))).toMatchObject({
    status: "not_started",
    second: { calls: 2, presence: "absent" },
  });
});
