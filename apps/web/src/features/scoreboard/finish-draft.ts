import type { WinMethod } from "@chave/scoring";
import { type Corner, type FightScore, leadOf, otherCorner, type RuleSet } from "@chave/scoring";

/** What the operator has chosen so far; `undefined` is not chosen, a winner of null is nobody. */
export type FinishDraft = {
  winner: Corner | null | undefined;
  method: WinMethod | undefined;
  submission: string;
};

const byScore: readonly WinMethod[] = ["points", "advantages", "penalties"];
const withoutWinner: readonly WinMethod[] = ["disqualification", "walkover", "no_show", "injury"];

/** Whether the score alone says who wins by this method. */
export const isDecidedByScore = (method: WinMethod | undefined): boolean =>
  method !== undefined && byScore.includes(method);

/** The ways this fight may end as it stands: of those that the score decides only the one that it does decide. */
export function methodsFor(rules: RuleSet, score: FightScore): WinMethod[] {
  const lead = leadOf(rules, score);
  return rules.winMethods.filter((method) => !isDecidedByScore(method) || lead?.method === method);
}

/** May nobody win by this method? */
export const mayHaveNoWinner = (rules: RuleSet, method: WinMethod | undefined): boolean =>
  method !== undefined &&
  (withoutWinner.includes(method) || (method === "decision" && rules.allowsDraw));

/** What the board proposes: the fourth penalty first, then what the time and the score say. */
export function firstDraft(score: FightScore): FinishDraft {
  const { asks, suggestion } = score;
  if (asks === "disqualify_both")
    return { winner: null, method: "disqualification", submission: "" };
  if (asks !== null) {
    const out: Corner = asks === "disqualify_first" ? "first" : "second";
    return { winner: otherCorner(out), method: "disqualification", submission: "" };
  }
  return {
    winner: suggestion?.winner ?? undefined,
    method: suggestion?.method ?? undefined,
    submission: "",
  };
}

export function chooseMethod(
  rules: RuleSet,
  score: FightScore,
  draft: FinishDraft,
  method: WinMethod,
): FinishDraft {
  const lead = leadOf(rules, score);
  if (isDecidedByScore(method)) return { ...draft, method, winner: lead?.winner };
  const keepsWinner = draft.winner !== null || mayHaveNoWinner(rules, method);
  return { ...draft, method, winner: keepsWinner ? draft.winner : undefined };
}

export function chooseWinner(
  rules: RuleSet,
  score: FightScore,
  draft: FinishDraft,
  winner: Corner | null,
): FinishDraft {
  const contradicts = isDecidedByScore(draft.method) && leadOf(rules, score)?.winner !== winner;
  return { ...draft, winner, method: contradicts ? undefined : draft.method };
}
