import type { FightState, Result } from "./model.ts";

export const isOver = ({ status }: FightState): boolean =>
  status === "done" || status === "bye" || status === "void";

/** Whether the loser of this result may not fight again. Without a winner both may not. */
export function putsOut({ winner, method, loserOut }: Result): boolean {
  if (winner === null) return true;
  return loserOut ?? (method === "no_show" || method === "disqualification");
}

export function costsMedal({ method, forfeitsMedal }: Result): boolean {
  return forfeitsMedal ?? method === "no_show";
}

/** Whoever lost a fight that was fought: one, or both when it has no winner. */
export function losersIn({ result, first, second, loser }: FightState): string[] {
  if (!result || first === null || second === null) return [];
  return loser === null ? [first, second] : [loser];
}
