import type { Belt, Sport } from "@chave/contract";

/** The belt that counts in each sport, of a history with the latest first. */
export function currentBelts(
  history: readonly { sport: Sport; belt: Belt }[],
): { sport: Sport; belt: Belt }[] {
  const belts = new Map<Sport, Belt>();
  for (const { sport, belt } of history) if (!belts.has(sport)) belts.set(sport, belt);
  return [...belts].map(([sport, belt]) => ({ sport, belt }));
}
