import type { Action, ActionKind } from "./action.ts";
import { applyAction, stopClock } from "./apply-action.ts";
import { type Corrections, correct, corrected, newCorrections } from "./corrections.ts";
import type { RuleSet } from "./rule-set.ts";
import { type FightScore, newScore } from "./score.ts";
import { suggestionAt } from "./suggestion.ts";
import { whyNot } from "./why-not.ts";

const undoableKinds: ReadonlySet<ActionKind> = new Set<ActionKind>([
  "score",
  "advantage",
  "penalty",
  "phase",
  "swap",
  "call",
  "finish",
  "amend",
]);

/**
 * The score that the actions add up to, in the order given. An action seen before (by `actionId`) counts once; one that
 * was not allowed at its place changes nothing and is listed in `refused` with the reason.
 */
export function replay(rules: RuleSet, actions: readonly Action[]): FightScore {
  const unique = firstOfEachId(actions);
  const corrections = newCorrections();
  let score = pass(rules, unique, corrections);
  while (!score) score = pass(rules, unique, corrections);

  score.last = score.result ? null : (score.undoable.at(-1) ?? null);
  score.asks = asksOf(rules, score);
  score.suggestion = suggestionAt(rules, score);
  return score;
}

/** One fight's actions as they were numbered, however they arrived. */
export function inOrder<A extends Action & { seq: number }>(actions: readonly A[]): A[] {
  return firstOfEachId(actions.toSorted((a, b) => a.seq - b.seq));
}

function firstOfEachId<A extends Action>(actions: readonly A[]): A[] {
  const seen = new Set<string>();
  return actions.filter(({ actionId }) => seen.size < seen.add(actionId).size);
}

/** One walk through the actions. Null when it met a correction of the past: then the walk has to begin again. */
function pass(
  rules: RuleSet,
  actions: readonly Action[],
  corrections: Corrections,
): FightScore | null {
  const score = newScore(rules);
  for (const given of actions) {
    if (corrections.voided.has(given.actionId)) continue;
    const action = corrected(given, corrections);
    const isKnown = corrections.accepted.has(given.actionId);
    const why = isKnown ? null : whyNot(rules, score, action);
    if (why) {
      score.refused.push({ actionId: given.actionId, why });
      // The fight did stop there, also when a later correction took the ground from under its result.
      if (why === "score_says_otherwise") stopClock(score, action);
      continue;
    }
    if (!isKnown && correct(action, corrections)) return null;
    applyAction(rules, score, action);
    if (undoableKinds.has(action.kind)) score.undoable.push(action);
    if (action.kind === "reopen")
      score.undoable = score.undoable.filter(({ kind }) => kind !== "finish");
  }
  return score;
}

function asksOf(rules: RuleSet, { first, second }: FightScore): FightScore["asks"] {
  const asks = (penalties: number) =>
    rules.ladder.slice(0, penalties).some((step) => step.asks === "disqualification");
  if (asks(first.penalties)) return asks(second.penalties) ? "disqualify_both" : "disqualify_first";
  return asks(second.penalties) ? "disqualify_second" : null;
}
