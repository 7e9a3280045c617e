import type { Action } from "./action.ts";
import type { Refusal } from "./refusal.ts";
import { phaseOf, type RuleSet, scoringAt } from "./rule-set.ts";
import type { FightScore } from "./score.ts";
import { leadOf } from "./suggestion.ts";

/** May this action be added now? Null, or why not. The server, the table and the replay all ask here. */
export function whyNot(rules: RuleSet, score: FightScore, action: Action): Refusal | null {
  if (action.kind === "note") return null;
  if (action.kind === "reopen") return whyNotReopen(score, action.reason);
  if (score.status === "finished") return "fight_finished";

  switch (action.kind) {
    case "clock":
      return whyNotClock(rules, score, action);
    case "score":
    case "advantage":
    case "penalty":
      return whyNotScore(rules, score, action);
    case "phase":
      if (score.proposal) return "result_proposed";
      if (score.clock.running) return "clock_running";
      return rules.phases.some((phase) => phase.id === action.phase) ? null : "unknown_phase";
    case "timer":
      return rules.timers.some(
        ({ id, perCorner }) => id === action.timer && perCorner === (action.corner !== null),
      )
        ? null
        : "unknown_timer";
    case "swap":
      return score.clock.running ? "clock_running" : null;
    case "finish":
      return whyNotFinish(rules, score, action);
    case "confirm":
      return score.proposal ? null : "nothing_proposed";
    case "void":
      return score.undoable.some(({ actionId }) => actionId === action.voids)
        ? null
        : "unknown_action";
    case "amend":
      return whyNotAmend(rules, score, action);
    case "call":
      return null;
  }
}

function whyNotReopen(score: FightScore, reason: string): Refusal | null {
  if (!score.proposal && !score.result) return "nothing_to_reopen";
  return reason.trim() ? null : "reason_missing";
}

function whyNotClock(
  rules: RuleSet,
  score: FightScore,
  action: Action & { kind: "clock" },
): Refusal | null {
  const { running } = score.clock;
  if (action.do === "stop") return running ? null : "clock_not_running";
  if (score.proposal) return "result_proposed";
  const limitMs = phaseOf(rules, score.phase).seconds * 1000;
  if (action.do === "set") {
    const { remainingMs } = action;
    return remainingMs >= 0 && remainingMs <= limitMs ? null : "clock_value_invalid";
  }
  if (running) return "clock_already_running";
  return Math.min(action.fightClockMs, limitMs) > 0 ? null : "time_is_up";
}

function whyNotScore(
  rules: RuleSet,
  score: FightScore,
  action: Action & { kind: "score" | "advantage" | "penalty" },
): Refusal | null {
  if (score.proposal) return "result_proposed";
  const scoring = scoringAt(phaseOf(rules, score.phase), action.fightClockMs);
  if (scoring === "none") return "no_scoring_now";
  if (action.kind === "penalty") return null;
  if (scoring === "penalties_only") return "only_penalties_now";
  if (action.kind === "advantage") return rules.advantages ? null : "no_advantages";
  return hasButton(rules, action.button) ? null : "unknown_button";
}

const hasButton = (rules: RuleSet, button: string) => rules.buttons.some(({ id }) => id === button);

function whyNotFinish(
  rules: RuleSet,
  score: FightScore,
  action: Action & { kind: "finish" },
): Refusal | null {
  const { winner, method } = action;
  if (!rules.winMethods.includes(method)) return "method_not_allowed";
  switch (method) {
    case "disqualification":
    case "no_show":
    case "walkover":
    case "injury":
      return null;
    case "decision":
      return winner || rules.allowsDraw ? null : "winner_missing";
    case "points":
    case "advantages":
    case "penalties": {
      if (!winner) return "winner_missing";
      if (action.scoreRecorded === false) return null;
      const lead = leadOf(rules, score);
      return lead?.winner === winner && lead.method === method ? null : "score_says_otherwise";
    }
    case "submission":
    case "closeout":
      return winner ? null : "winner_missing";
  }
}

function whyNotAmend(
  rules: RuleSet,
  score: FightScore,
  action: Action & { kind: "amend" },
): Refusal | null {
  const target = score.undoable.find(({ actionId }) => actionId === action.amends);
  if (!target) return "unknown_action";
  if (target.kind === "score")
    return action.button === undefined || hasButton(rules, action.button) ? null : "unknown_button";
  return target.kind === "advantage" || target.kind === "penalty" ? null : "not_amendable";
}
