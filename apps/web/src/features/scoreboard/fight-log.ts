import type { FightAction } from "@chave/contract";
import {
  type Action,
  type Corner,
  type FightScore,
  otherCorner,
  remainingAt,
} from "@chave/scoring";
import { newId } from "#web/lib/new-id.ts";
import type { BoardAct, BoardSide } from "./key-map.ts";
import type { OutboxState, Refused } from "./outbox.ts";

type Stamp = "actionId" | "fightClockMs" | "at";
type WithoutStamp<A> = A extends FightAction ? Omit<A, Stamp> : never;
/** An action before it is known when it happens. */
export type Draft = WithoutStamp<FightAction>;

/** The fight's actions as this device knows them: the server's, then its own that the server may not have yet. */
export function allActions(
  fromServer: readonly FightAction[],
  {
    stored,
    waiting,
    refused,
  }: Pick<OutboxState, "stored" | "waiting"> & {
    refused: readonly Pick<Refused, "action">[];
  },
): FightAction[] {
  const fallen = new Set(refused.map(({ action }) => action.actionId));
  return [...fromServer, ...stored, ...waiting].filter(({ actionId }) => !fallen.has(actionId));
}

/** The action as it goes into the list: what the clock shows now belongs to it. */
export function stamp(draft: Draft, score: FightScore, nowMs: number): FightAction {
  return {
    ...draft,
    actionId: newId(nowMs),
    fightClockMs: Math.round(remainingAt(score.clock, nowMs)),
    at: Math.round(nowMs),
  } as FightAction;
}

/** What was taken out, as it was: with the clock of its own moment. It comes last in the list all the same. */
export function givenBack(taken: FightAction, nowMs: number): FightAction {
  return { ...taken, actionId: newId(nowMs), at: Math.round(nowMs) };
}

/** The stop at the very end of the time, also when this device slept through it. */
export function stopAtZero({ clock }: FightScore): FightAction {
  const at = Math.round(clock.atMs + clock.remainingMs);
  return { kind: "clock", do: "stop", actionId: newId(at), fightClockMs: 0, at };
}

export const cornerAt = (side: BoardSide, swapped: boolean): Corner => {
  const corner = side === "left" ? "first" : "second";
  return swapped ? otherCorner(corner) : corner;
};

type TakingBack = BoardAct & { do: "undo" | "take_back" };

/** What an act adds to the fight as it stands. */
export function draftOf(
  act: Exclude<BoardAct, TakingBack | { do: "finish" }>,
  score: FightScore,
): Draft {
  switch (act.do) {
    case "toggle_clock":
      return { kind: "clock", do: score.clock.running ? "stop" : "start" };
    case "score":
      return { kind: "score", corner: cornerAt(act.side, score.swapped), button: act.button };
    case "advantage":
    case "penalty":
      return { kind: act.do, corner: cornerAt(act.side, score.swapped) };
    case "swap":
      return { kind: "swap" };
  }
}

/** What an act takes out of the fight; null when there is nothing. */
export function takenBackBy(act: TakingBack, score: FightScore): Action | null {
  if (act.do === "undo") return score.last;
  const corner = cornerAt(act.side, score.swapped);
  return (
    score.undoable.findLast(
      (action) =>
        action.kind === act.of &&
        action.corner === corner &&
        (action.kind !== "score" || action.button === act.button),
    ) ?? null
  );
}
