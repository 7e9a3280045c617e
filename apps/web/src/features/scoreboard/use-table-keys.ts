import type { RuleSet } from "@chave/scoring";
import { useEffect, useRef } from "react";
import { actOfStroke, type BoardAct } from "./key-map.ts";

/** The whole keyboard is the board's while no dialog and no field has it. */
export function useTableKeys(
  rules: RuleSet,
  isListening: boolean,
  onAct: (act: BoardAct, atMs: number) => void,
): void {
  const latest = useRef(onAct);
  useEffect(() => {
    latest.current = onAct;
  });

  useEffect(() => {
    if (!isListening) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      const act = actOfStroke(rules, event);
      if (!act) return;
      event.preventDefault();
      if (!event.repeat) latest.current(act, event.timeStamp);
    };
    // A focused button would also be pressed by the space bar, which is the clock's here.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.code === "Space" && !isTyping(event.target)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("keyup", onKeyUp);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("keyup", onKeyUp);
    };
  }, [rules, isListening]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
