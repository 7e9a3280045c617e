import { adcc, ibjjf, submissionOnly } from "@chave/scoring";
import { describe, expect, it } from "vitest";
import { actOfStroke, createRepeatGuard } from "./key-map.ts";

const stroke = (keys: string) => {
  const parts = keys.split("+");
  return {
    code: parts.at(-1)!,
    shiftKey: parts.includes("Shift"),
    ctrlKey: parts.includes("Ctrl"),
    metaKey: false,
    altKey: parts.includes("Alt"),
  };
};

describe("the keys of the mat table", () => {
  it.each([
    ["Space", { do: "toggle_clock" }],
    ["KeyQ", { do: "score", side: "left", button: "two" }],
    ["KeyW", { do: "score", side: "left", button: "three" }],
    ["KeyE", { do: "score", side: "left", button: "four" }],
    ["KeyA", { do: "advantage", side: "left" }],
    ["KeyS", { do: "penalty", side: "left" }],
    ["KeyP", { do: "score", side: "right", button: "two" }],
    ["KeyO", { do: "score", side: "right", button: "three" }],
    ["KeyI", { do: "score", side: "right", button: "four" }],
    ["KeyL", { do: "advantage", side: "right" }],
    ["KeyK", { do: "penalty", side: "right" }],
    ["Shift+KeyQ", { do: "take_back", of: "score", side: "left", button: "two" }],
    ["Shift+KeyL", { do: "take_back", of: "advantage", side: "right" }],
    ["Shift+KeyK", { do: "take_back", of: "penalty", side: "right" }],
    ["Backspace", { do: "undo" }],
    ["KeyX", { do: "swap" }],
    ["Ctrl+Enter", { do: "finish" }],
    ["Enter", null],
    ["Ctrl+KeyQ", null],
    ["Alt+KeyQ", null],
    ["KeyZ", null],
  ])("%s", (keys, act) => {
    expect(actOfStroke(ibjjf, stroke(keys))).toEqual(act);
  });

  it("has only the buttons that the rules have", () => {
    expect(actOfStroke(submissionOnly, stroke("KeyQ"))).toBeNull();
    expect(actOfStroke(adcc, stroke("KeyQ"))).toMatchObject({ button: "two" });
  });
});

describe("a finger that trembles", () => {
  const two = { do: "score", side: "left", button: "two" } as const;
  const three = { do: "score", side: "left", button: "three" } as const;

  it.each([
    ["the same within 100 ms", two, two, 99, true],
    ["the same after 100 ms", two, two, 100, false],
    ["another at once", two, three, 1, false],
  ])("%s", (_case, first, second, laterMs, isRepeat) => {
    const guard = createRepeatGuard();

    expect(guard(first, 5_000)).toBe(false);
    expect(guard(second, 5_000 + laterMs)).toBe(isRepeat);
  });

  it("knows a bounce also when another key came between", () => {
    const guard = createRepeatGuard();

    expect([guard(two, 0), guard(three, 50), guard(two, 80)]).toEqual([false, false, true]);
  });

  it("does not keep a key that is held down silent for ever", () => {
    const guard = createRepeatGuard();

    expect([0, 60, 120, 180].map((at) => guard(two, at))).toEqual([false, true, false, true]);
  });
});
