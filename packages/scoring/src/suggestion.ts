import type { Corner, WinMethod } from "./action.ts";
import { remainingAt } from "./clock.ts";
import { phaseOf, type RuleSet } from "./rule-set.ts";
import type { FightScore, Suggestion } from "./score.ts";

export type Lead = { winner: Corner; method: WinMethod };

/** Who is ahead by the rule set's tie-breaks, and by which of them; null when only people can tell. */
export function leadOf(rules: RuleSet, score: FightScore): Lead | null {
  const { first, second } = score;
  for (const tiebreak of rules.tiebreak) {
    switch (tiebreak) {
      case "points": {
        const winner = higher(first.points, second.points);
        if (!winner) break;
        // Equal but for negative points: won by the other's penalties.
        const scored = higher(first.points - first.negative, second.points - second.negative);
        return { winner, method: scored ? "points" : "penalties" };
      }
      case "advantages": {
        const winner = higher(first.advantages, second.advantages);
        if (winner) return { winner, method: "advantages" };
        break;
      }
      case "fewer_penalties": {
        const winner = higher(second.penalties, first.penalties);
        if (winner) return { winner, method: "penalties" };
        break;
      }
      case "last_to_score":
        if (score.lastToScore) return { winner: score.lastToScore, method: "points" };
        break;
      case "decision":
        break;
    }
  }
  return null;
}

function higher(first: number, second: number): Corner | null {
  if (first === second) return null;
  return first > second ? "first" : "second";
}

/** What the board would propose at `nowMs`; without it, at the moment of the last action. */
export function suggestionAt(rules: RuleSet, score: FightScore, nowMs?: number): Suggestion | null {
  if (score.proposal || score.result) return null;

  const early = autoEndOf(rules, score);
  if (early) return { ...early, phase: null };

  const index = rules.phases.findIndex((phase) => phase.id === score.phase);
  const timeIsUp = remainingAt(score.clock, nowMs ?? score.clock.atMs) === 0;
  if (!timeIsUp && !phaseOf(rules, score.phase).suddenDeath) return null;

  const lead = leadOf(rules, score);
  if (lead) return { ...lead, phase: null };
  if (!timeIsUp) return null;
  const next = rules.phases[index + 1];
  if (next) return { winner: null, method: null, phase: next.id };
  return { winner: null, method: "decision", phase: null };
}

function autoEndOf(rules: RuleSet, { first, second }: FightScore): Lead | null {
  for (const { when, value, method } of rules.autoEnd) {
    const winner = higher(first.points, second.points);
    if (!winner) return null;
    const best = Math.max(first.points, second.points);
    const reached = when === "points" ? best : Math.abs(first.points - second.points);
    if (reached >= value) return { winner, method };
  }
  return null;
}
