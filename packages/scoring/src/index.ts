export {
  type Action,
  type ActionKind,
  type Corner,
  isGraveMethod,
  otherCorner,
  type WinMethod,
  winMethods,
} from "./action.ts";
export { elapsedAt, remainingAt } from "./clock.ts";
export type { Refusal } from "./refusal.ts";
export { inOrder, replay } from "./replay.ts";
export {
  type AutoEnd,
  type FightTimer,
  type PenaltyStep,
  type Phase,
  phaseOf,
  type RuleSet,
  type ScoreButton,
  type Scoring,
  scoringAt,
  type TieBreak,
  withLength,
} from "./rule-set.ts";
export { adcc, adccFinal } from "./rule-sets/adcc.ts";
export { ajp, ajpUnder16 } from "./rule-sets/ajp.ts";
export { ibjjf } from "./rule-sets/ibjjf.ts";
export { judo } from "./rule-sets/judo.ts";
export { points } from "./rule-sets/points.ts";
export { submissionOnly } from "./rule-sets/submission-only.ts";
export { ruleSets } from "./rule-sets.ts";
export type { Clock, FightScore, Result, RunningTimer, SideScore, Suggestion } from "./score.ts";
export { leadOf, suggestionAt } from "./suggestion.ts";
export { whyNot } from "./why-not.ts";
