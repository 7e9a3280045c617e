import type { FightAction } from "@chave/contract";
import { type Corner, type FightScore, otherCorner, remainingAt } from "@chave/scoring";
import { newId } from "#web/lib/new-id.ts";
import type { BoardAct, BoardSide } from "./key-map.ts";
import type { OutboxState } from "./outbox.ts";

type Stamp = "actionId" | "fightClockMs" | "at";
type WithoutStamp<A> = A extends FightAction ? Omit<A, Stamp> : never;
/** An action before it is known when it happens. */
export type Draft = WithoutStamp<FightAction>;

/** The fight's actions as this device knows them: the server's, then its own that the server may not have yet. */
export function allActions(
  fromServer: readonly FightAction[],
  { stored, waiting, refused }: Pick<OutboxState, "stored" | "waiting" | "refused">,
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

/** The stop at the very end of the time, also when this device slept through it. */
export function stopAtZero({ clock }: FightScore): FightAction {
  const at = Math.round(clock.atMs + clock.remainingMs);
  return { kind: "clock", do: "stop", actionId: newId(at), fightClockMs: 0, at };
}

export const cornerAt = (side: BoardSide, swapped: boolean): Corner => {
  const corner = side === "left" ? "first" : "second";
  return swapped ? otherCorner(corner) : corner;
};

/** What an act means for the fight as it stands; null when there is nothing to take back or a dialog is meant. */
export function draftOf(act: BoardAct, score: FightScore): Draft | null {
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
    case "undo":
      return score.last && { kind: "void", voids: score.last.actionId };
    case "take_back": {
      const corner = cornerAt(act.side, score.swapped);
      const last = score.undoable.findLast(
        (action) =>
          action.kind === act.of &&
          action.corner === corner &&
          (action.kind !== "score" || action.button === act.button),
      );
      return last ? { kind: "void", voids: last.actionId } : null;
    }
    case "finish":
      return null;
  }
}
