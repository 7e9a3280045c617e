import type { Result } from "@chave/brackets";
import type { Fight, FightAction, FightStatus } from "@chave/contract";
import {
  type FightScore,
  isGraveMethod,
  phaseOf,
  type RuleSet,
  replay,
  type SideScore,
  whyNot,
} from "@chave/scoring";

export type Sifted = {
  /** What is to be stored, in its order. */
  fresh: FightAction[];
  refused: { actionId: string; why: string }[];
  before: FightScore;
  after: FightScore;
};

/**
 * Takes what was sent one by one, as if each had come alone: however a device cuts its actions into requests, the same
 * ones are stored. What is stored already counts once and is no refusal.
 */
export function sift(
  rules: RuleSet,
  stored: readonly FightAction[],
  sent: readonly FightAction[],
): Sifted {
  const seen = new Set(stored.map(({ actionId }) => actionId));
  const accepted = [...stored];
  const refused: Sifted["refused"] = [];
  const before = replay(rules, stored);
  let after = before;
  for (const action of sent) {
    if (seen.has(action.actionId)) continue;
    seen.add(action.actionId);
    const why = whyNot(rules, after, action);
    if (why) {
      refused.push({ actionId: action.actionId, why });
      continue;
    }
    accepted.push(action);
    after = replay(rules, accepted);
  }
  return { fresh: accepted.slice(stored.length), refused, before, after };
}

export function statusOf(score: FightScore): FightStatus {
  if (score.status === "not_started") return "ready";
  return score.status === "finished" ? "finished" : "running";
}

/** Two people have been on the mat. A walkover proposed without that keeps nobody busy. */
export function wasFought(score: FightScore): boolean {
  if (score.status === "not_started") return false;
  const outcome = score.result ?? score.proposal;
  if (!outcome || !isGraveMethod(outcome.method)) return true;
  return score.clock.atMs > 0 || hasScored(score.first) || hasScored(score.second);
}

const hasScored = ({ advantages, penalties, buttons }: SideScore): boolean =>
  advantages > 0 || penalties > 0 || Object.keys(buttons).length > 0;

/** The athletes are on the mat now. */
export const isOnTheMat = (score: FightScore): boolean => !score.result && wasFought(score);

export type Board = Pick<Fight, "swapped" | "score" | "phase" | "clock" | "submission">;

/** What everybody sees of a score. */
export function boardOf(score: FightScore): Board {
  return {
    swapped: score.swapped,
    score: { first: pointsOf(score.first), second: pointsOf(score.second) },
    phase: score.phase,
    clock: score.clock,
    submission: score.result?.submission ?? null,
  };
}

const pointsOf = ({ points, advantages, penalties }: SideScore) => ({
  points,
  advantages,
  penalties,
});

/** A confirmed result as the bracket takes it. */
export function bracketResultOf(rules: RuleSet, score: FightScore): Result | null {
  const { result } = score;
  if (!result) return null;
  const { winner, method } = result;
  if (!result.scoreRecorded || !wasFought(score)) return { winner, method };
  return {
    winner,
    method,
    score: { first: pointsOf(score.first), second: pointsOf(score.second) },
    seconds: secondsFought(rules, result),
  };
}

/** Fight time used, overtime included. */
function secondsFought(
  rules: RuleSet,
  { phase, fightClockMs }: NonNullable<FightScore["result"]>,
): number {
  const index = rules.phases.findIndex(({ id }) => id === phase);
  const before = rules.phases.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  return before + Math.round(phaseOf(rules, phase).seconds - fightClockMs / 1000);
}
