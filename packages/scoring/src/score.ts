import type { Action, Corner, WinMethod } from "./action.ts";
import type { Refusal } from "./refusal.ts";
import type { RuleSet } from "./rule-set.ts";

/** A clock as data: it never ticks. `remainingMs` was true at `atMs` (milliseconds since 1970). */
export type Clock = { running: boolean; remainingMs: number; atMs: number };

export type SideScore = {
  /** Everything that counts: buttons, gifts of the opponent's penalties, own negative points. */
  points: number;
  /** The part of `points` lost by own penalties: zero or below. */
  negative: number;
  advantages: number;
  penalties: number;
  /** How often each button was given. */
  buttons: Record<string, number>;
  calls: number;
  presence: "unknown" | "present" | "absent";
};

export type RunningTimer = {
  timer: string;
  corner: Corner | null;
  running: boolean;
  /** Counted at `atMs`. */
  elapsedMs: number;
  atMs: number;
};

export type Result = {
  winner: Corner | null;
  method: WinMethod;
  submission: string | null;
  scoreRecorded: boolean;
  phase: string;
  /** Left on the clock when it was proposed. */
  fightClockMs: number;
};

/**
 * What the board would do now: finish so, ask the referee ("decision", no winner), or go on in `phase`.
 * A proposal for the operator, never done by itself.
 */
export type Suggestion =
  | { winner: Corner; method: WinMethod; phase: null }
  | { winner: null; method: "decision"; phase: null }
  | { winner: null; method: null; phase: string };

export type FightScore = {
  status: "not_started" | "running" | "stopped" | "proposed" | "finished";
  phase: string;
  clock: Clock;
  first: SideScore;
  second: SideScore;
  lastToScore: Corner | null;
  /** The first athlete stands on the right. */
  swapped: boolean;
  timers: RunningTimer[];
  suggestion: Suggestion | null;
  asks: "disqualify_first" | "disqualify_second" | "disqualify_both" | null;
  /** Waits for a confirmation. */
  proposal: Result | null;
  result: Result | null;
  /** What one undo would take back. */
  last: Action | null;
  /** What may be voided, oldest first, amendments applied. Not for the wire to a TV. */
  undoable: Action[];
  refused: { actionId: string; why: Refusal }[];
};

const newSide = (): SideScore => ({
  points: 0,
  negative: 0,
  advantages: 0,
  penalties: 0,
  buttons: {},
  calls: 0,
  presence: "unknown",
});

/** A fight in which nothing has happened yet. */
export function newScore(rules: RuleSet): FightScore {
  const [{ id, seconds }] = rules.phases;
  return {
    status: "not_started",
    phase: id,
    clock: { running: false, remainingMs: seconds * 1000, atMs: 0 },
    first: newSide(),
    second: newSide(),
    lastToScore: null,
    swapped: false,
    timers: [],
    suggestion: null,
    asks: null,
    proposal: null,
    result: null,
    last: null,
    undoable: [],
    refused: [],
  };
}
