import type { RuleSet } from "@chave/scoring";

export type BoardSide = "left" | "right";

/** What an operator may do with one stroke or one touch. Sides are those of the screen. */
export type BoardAct =
  | { do: "toggle_clock" }
  | { do: "score"; side: BoardSide; button: string }
  | { do: "advantage"; side: BoardSide }
  | { do: "penalty"; side: BoardSide }
  | { do: "take_back"; of: "score" | "advantage" | "penalty"; side: BoardSide; button?: string }
  | { do: "undo" }
  | { do: "swap" }
  | { do: "finish" };

type Stroke = Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

export const advantageKeys = { left: "KeyA", right: "KeyL" } as const;
export const penaltyKeys = { left: "KeyS", right: "KeyK" } as const;

const sides: readonly BoardSide[] = ["left", "right"];

/** The act of a key by its place on the keyboard (`code`), whatever letter is printed there; null for all other keys. */
export function actOfStroke(rules: RuleSet, stroke: Stroke): BoardAct | null {
  const { code, shiftKey } = stroke;
  if (stroke.altKey) return null;
  if (stroke.ctrlKey || stroke.metaKey) return code === "Enter" ? { do: "finish" } : null;
  if (code === "Space") return { do: "toggle_clock" };
  if (code === "Backspace") return { do: "undo" };
  if (code === "KeyX") return { do: "swap" };

  for (const side of sides) {
    const button = rules.buttons.find(({ keys }) => keys?.[side] === code)?.id;
    if (button !== undefined)
      return shiftKey
        ? { do: "take_back", of: "score", side, button }
        : { do: "score", side, button };
    for (const of of ["advantage", "penalty"] as const) {
      const keys = of === "advantage" ? advantageKeys : penaltyKeys;
      if (keys[side] === code) return shiftKey ? { do: "take_back", of, side } : { do: of, side };
    }
  }
  return null;
}

/** What stands on the key: "KeyQ" is Q. */
export const keyLabel = (code: string): string => code.replace(/^(Key|Digit)/, "");

/**
 * A finger that trembles, a key that bounces: the same act again within 100 ms is the same touch. `atMs` is the event's
 * own time (`timeStamp`): a busy page hears of both late, and further apart than they were.
 */
export function createRepeatGuard(withinMs = 100) {
  const lastAt = new Map<string, number>();
  return (act: BoardAct, atMs: number): boolean => {
    const name = JSON.stringify(act);
    const isRepeat = atMs - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < withinMs;
    if (!isRepeat) lastAt.set(name, atMs);
    return isRepeat;
  };
}
