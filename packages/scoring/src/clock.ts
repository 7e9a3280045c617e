import type { Clock, RunningTimer } from "./score.ts";

/** Milliseconds left at `nowMs` (server time). A reader whose clock is behind sees the start value, not more. */
export function remainingAt(clock: Clock, nowMs: number): number {
  if (!clock.running) return clock.remainingMs;
  return Math.max(0, clock.remainingMs - Math.max(0, nowMs - clock.atMs));
}

/** Milliseconds that a timer has counted at `nowMs` (server time). */
export function elapsedAt(timer: RunningTimer, nowMs: number): number {
  return timer.running ? timer.elapsedMs + Math.max(0, nowMs - timer.atMs) : timer.elapsedMs;
}
