import type { WinMethod } from "./action.ts";

/** What may be given: nothing, penalties alone, or everything the rule set has. */
export type Scoring = "none" | "penalties_only" | "full";

export type ScoreButton = {
  id: string;
  points: number;
  /** What the button stands for on this rule set's scoreboard; keys of the translations. */
  positions?: readonly string[];
  /** `KeyboardEvent.code` for the athlete shown on each side: any keyboard layout. */
  keys?: { left: string; right: string };
};

/** What one more penalty does, beside being counted. */
export type PenaltyStep = {
  opponentAdvantages?: number;
  opponentPoints?: number;
  /** Negative: points that the penalized athlete loses. */
  ownPoints?: number;
  /** The board never disqualifies by itself. */
  asks?: "disqualification";
};

export type Phase = {
  id: string;
  seconds: number;
  scoring: Scoring;
  /** The first seconds of the phase, on the same clock, in which less may be given. */
  early?: { seconds: number; scoring: Scoring };
  /** The first lead ends it. */
  suddenDeath?: boolean;
  /** Without limit: the clock shows what has passed, `seconds` is only the end of the scale. */
  countsUp?: boolean;
};

export type TieBreak = "points" | "advantages" | "fewer_penalties" | "last_to_score" | "decision";

export type FightTimer = {
  id: string;
  seconds: number;
  perCorner: boolean;
  counts: "up" | "down";
};

/** Ends the fight before its time: so many points in all, or so many ahead. */
export type AutoEnd = { when: "points" | "lead"; value: number; method: WinMethod };

/** Plain data: an organizer may copy one and change it. The first phase is the fight, the rest is overtime. */
export type RuleSet = {
  id: string;
  buttons: readonly ScoreButton[];
  advantages: boolean;
  /** The n-th penalty takes the n-th step; beyond the end the last step repeats. */
  ladder: readonly PenaltyStep[];
  phases: readonly [Phase, ...Phase[]];
  /** Asked in this order when time is up; "decision" only after the last phase. */
  tiebreak: readonly TieBreak[];
  timers: readonly FightTimer[];
  autoEnd: readonly AutoEnd[];
  winMethods: readonly WinMethod[];
  /** A fight may end with nobody winning by decision. */
  allowsDraw: boolean;
};

/** The same rules for a fight of another length. A phase's early part keeps its share. */
export function withLength(rules: RuleSet, seconds: number): RuleSet {
  const [first, ...overtime] = rules.phases;
  const early = first.early && {
    ...first.early,
    seconds: Math.round((first.early.seconds * seconds) / first.seconds),
  };
  return {
    ...rules,
    phases: [{ ...first, seconds, ...(early && { early }) }, ...overtime],
  };
}

/** The phase of that name, or the fight itself when there is none. */
export const phaseOf = (rules: RuleSet, id: string): Phase =>
  rules.phases.find((phase) => phase.id === id) ?? rules.phases[0];

/** What may be given when the phase's clock shows so many milliseconds. */
export function scoringAt(phase: Phase, remainingMs: number): Scoring {
  if (phase.early && remainingMs > (phase.seconds - phase.early.seconds) * 1000)
    return phase.early.scoring;
  return phase.scoring;
}
