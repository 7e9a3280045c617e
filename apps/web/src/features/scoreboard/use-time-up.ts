import { type FightScore, remainingAt } from "@chave/scoring";
import { useEffect, useRef } from "react";

/** Calls at the moment the running clock reaches zero; at once when that moment has passed. */
export function useTimeUp(score: FightScore, now: () => number, onTimeUp: () => void): void {
  const latest = useRef(onTimeUp);
  useEffect(() => {
    latest.current = onTimeUp;
  });

  const { clock } = score;
  useEffect(() => {
    if (!clock.running) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = remainingAt(clock, now());
      if (left <= 0) latest.current();
      else timer = setTimeout(wait, Math.max(5, left));
    };
    wait();
    return () => clearTimeout(timer);
  }, [clock, now]);
}
