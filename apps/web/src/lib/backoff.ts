/** Milliseconds before the n-th try again (from 0): doubling up to the limit, spread so that a hall does not return as one. */
export function backoffMs(attempt: number, { first = 500, limit = 10_000 } = {}): number {
  const full = Math.min(limit, first * 2 ** Math.min(attempt, 20));
  return full * (0.5 + Math.random() / 2);
}
