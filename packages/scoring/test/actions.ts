import type { Action } from "../src/index.ts";

export type Part = Action extends infer A
  ? A extends Action
    ? Omit<A, "actionId" | "fightClockMs" | "at"> & { fightClockMs?: number }
    : never
  : never;

/** Numbers the parts "1", "2", … ten seconds apart; the fight clock shows one minute where nothing else is said. */
export const actionsOf = (...parts: Part[]): Action[] =>
  parts.map((part, index) => {
    const base = { actionId: String(index + 1), fightClockMs: 60_000, at: index * 10_000 };
    return { ...base, ...part } as Action;
  });

export const start = (fightClockMs = 300_000): Part => ({
  kind: "clock",
  do: "start",
  fightClockMs,
});
export const timeUp: Part = { kind: "clock", do: "stop", fightClockMs: 0 };
export const first = (button: string): Part => ({ kind: "score", corner: "first", button });
export const second = (button: string): Part => ({ kind: "score", corner: "second", button });
export const penalty = (corner: "first" | "second"): Part => ({ kind: "penalty", corner });
export const advantage = (corner: "first" | "second"): Part => ({ kind: "advantage", corner });
export const phase = (id: string): Part => ({ kind: "phase", phase: id });
export const undo = (actionId: number): Part => ({ kind: "void", voids: String(actionId) });
