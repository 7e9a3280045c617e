import { type Action, type Corner, otherCorner } from "./action.ts";
import { elapsedAt, remainingAt } from "./clock.ts";
import { phaseOf, type RuleSet } from "./rule-set.ts";
import type { FightScore } from "./score.ts";

/** Adds an action that `whyNot` has let pass to the score that it is given. */
export function applyAction(rules: RuleSet, score: FightScore, action: Action): void {
  switch (action.kind) {
    case "clock":
      applyClock(rules, score, action);
      return;
    case "score": {
      const button = rules.buttons.find(({ id }) => id === action.button);
      const { buttons } = score[action.corner];
      buttons[action.button] = (buttons[action.button] ?? 0) + 1;
      score[action.corner].points += button?.points ?? 0;
      // Gifts of a penalty do not count here: whoever scored last did it by a position.
      if (!isGivenBack(score, action)) score.lastToScore = action.corner;
      markStarted(score);
      return;
    }
    case "advantage":
      score[action.corner].advantages += 1;
      markStarted(score);
      return;
    case "penalty":
      applyPenalty(rules, score, action.corner);
      markStarted(score);
      return;
    case "phase": {
      score.phase = action.phase;
      const remainingMs = phaseOf(rules, action.phase).seconds * 1000;
      score.clock = { running: false, remainingMs, atMs: action.at };
      markStarted(score);
      return;
    }
    case "timer":
      applyTimer(score, action);
      return;
    case "swap":
      score.swapped = !score.swapped;
      return;
    case "call": {
      const side = score[action.corner];
      if (action.call === "called") side.calls += 1;
      else side.presence = action.call;
      return;
    }
    case "finish":
      applyFinish(score, action);
      return;
    case "confirm":
      score.result = score.proposal;
      score.proposal = null;
      score.status = "finished";
      return;
    case "reopen":
      score.result = null;
      score.proposal = null;
      score.status = "stopped";
      return;
  }
}

/** Longer than what a table's clock and a replay can differ by. */
const toleranceMs = 1000;

/** A score that was taken out by mistake comes again with the clock of its own moment: later ones stay later. */
function isGivenBack({ clock, undoable }: FightScore, { fightClockMs, at }: Action): boolean {
  const isLate = fightClockMs > remainingAt(clock, at) + toleranceMs;
  const before = undoable.findLast(({ kind }) => kind === "score" || kind === "phase");
  return isLate && before?.kind === "score" && before.fightClockMs < fightClockMs;
}

function markStarted(score: FightScore): void {
  if (score.status === "not_started") score.status = "stopped";
}

function applyPenalty(rules: RuleSet, score: FightScore, corner: Corner): void {
  const side = score[corner];
  side.penalties += 1;
  const step = rules.ladder[Math.min(side.penalties, rules.ladder.length) - 1];
  if (!step) return;
  const opponent = score[otherCorner(corner)];
  opponent.advantages += step.opponentAdvantages ?? 0;
  opponent.points += step.opponentPoints ?? 0;
  side.points += step.ownPoints ?? 0;
  side.negative += step.ownPoints ?? 0;
}

// The table owns the clock: what it showed at a start or a stop counts, not the time that messages took.
function applyClock(rules: RuleSet, score: FightScore, action: Action & { kind: "clock" }): void {
  const limitMs = phaseOf(rules, score.phase).seconds * 1000;
  const shownMs = action.do === "set" ? action.remainingMs : action.fightClockMs;
  const running = action.do === "set" ? score.clock.running : action.do === "start";
  score.clock = {
    running,
    remainingMs: Math.min(Math.max(0, shownMs), limitMs),
    atMs: action.at,
  };
  if (action.do === "start") score.status = "running";
  if (action.do === "stop") score.status = "stopped";
}

function applyFinish(score: FightScore, action: Action & { kind: "finish" }): void {
  stopClock(score, action);
  score.proposal = {
    winner: action.winner,
    method: action.method,
    submission: action.submission ?? null,
    scoreRecorded: action.scoreRecorded ?? true,
    phase: score.phase,
    fightClockMs: score.clock.remainingMs,
  };
  score.status = "proposed";
}

/** Stops a running clock at what the action saw on it. */
export function stopClock(score: FightScore, { fightClockMs, at }: Action): void {
  if (!score.clock.running) return;
  const remainingMs = Math.min(Math.max(0, fightClockMs), score.clock.remainingMs);
  score.clock = { running: false, remainingMs, atMs: at };
  score.status = "stopped";
}

function applyTimer(score: FightScore, action: Action & { kind: "timer" }): void {
  const index = score.timers.findIndex(
    ({ timer, corner }) => timer === action.timer && corner === action.corner,
  );
  const before = score.timers[index];
  const elapsedMs = before && action.do !== "reset" ? elapsedAt(before, action.at) : 0;
  const { timer, corner, at } = action;
  const after = { timer, corner, running: action.do === "start", elapsedMs, atMs: at };
  if (index < 0) score.timers.push(after);
  else score.timers[index] = after;
}
