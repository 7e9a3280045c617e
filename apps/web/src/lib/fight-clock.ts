import { useEffect, useRef, useState } from "react";
import { clock } from "./format.ts";

/** A board's clock in the largest type: `3:41`, and in the last ten seconds only `9.4`. */
export const boardClock = (remainingMs: number): string =>
  clock(remainingMs).replace(/^0:0(?=\d\.)/, "");

export const isLastSeconds = (remainingMs: number): boolean => remainingMs <= 10_000;

/**
 * A value that depends on the time, read again 20 times a second while it may change; renders only when it has changed.
 * The time itself is never kept in state.
 */
export function useTicking<T extends string | number | boolean>(
  select: (nowMs: number) => T,
  now: () => number,
  isRunning: boolean,
): T {
  const [, setShown] = useState<T>();
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setShown(latest.current(now())), 50);
    return () => clearInterval(timer);
  }, [now, isRunning]);
  return select(now());
}
