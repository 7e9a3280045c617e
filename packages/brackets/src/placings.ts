import type { BracketState, FightState, Medal } from "./model.ts";
import { costsMedal, isOver, losersIn } from "./outcome.ts";
import { standingsOf } from "./standings.ts";

export type Placing = { place: number; entry: string; medal: Medal | null };

export const isFinished = (state: BracketState): boolean => state.fights.every(isOver);

/**
 * Everyone whose place is certain, best first; all of them once the bracket is finished. Athletes who lost in the same
 * round share a place (3, 3, 5, 5, 5, 5); among them the one who lost to the better placed stands first.
 */
export function placings(state: BracketState): Placing[] {
  const order: Placing[] = [];
  const rankOf = new Map<string, number>();
  const { beatenBy, withoutMedal } = lossesIn(state.fights);
  const beaterRank = (entry: string) =>
    rankOf.get(beatenBy.get(entry) ?? "") ?? Number.MAX_SAFE_INTEGER;

  function add(entries: readonly string[], place: number, medal: Medal | null): void {
    const sorted =
      entries.length > 1 ? entries.toSorted((a, b) => beaterRank(a) - beaterRank(b)) : entries;
    for (const entry of sorted) {
      if (rankOf.has(entry)) continue;
      rankOf.set(entry, order.length);
      order.push({ place, entry, medal: withoutMedal.has(entry) ? null : medal });
    }
  }

  const standingAt = standingsOf(state);
  for (const { place, medal, sources } of state.bracket.places) {
    add(sources.length === 1 ? standingAt(sources[0]!) : sources.flatMap(standingAt), place, medal);
  }
  if (isFinished(state) && order.length < state.bracket.positions.length) {
    let place = Math.max(order.length, order.at(-1)?.place ?? 0) + 1;
    for (const entries of restByRound(state, rankOf)) {
      add(entries, place, null);
      place += entries.length;
    }
  }
  return order;
}

function lossesIn(fights: readonly FightState[]) {
  const beatenBy = new Map<string, string>();
  const withoutMedal = new Set<string>();
  for (const fight of fights) {
    if (!fight.result) continue;
    if (fight.loser !== null && fight.winner !== null) beatenBy.set(fight.loser, fight.winner);
    if (costsMedal(fight.result)) for (const entry of losersIn(fight)) withoutMedal.add(entry);
  }
  return { beatenBy, withoutMedal };
}

/** Those no tier names, such as losers who might have come back but did not: by the round they lost in, latest first. */
function restByRound(state: BracketState, placed: ReadonlyMap<string, number>): string[][] {
  const rounds = new Map<number, string[]>();
  for (const entry of state.bracket.positions) {
    if (entry === null || placed.has(entry)) continue;
    const last = state.fights.findLastIndex((fight) => losersIn(fight).includes(entry));
    const depth = state.bracket.fights[last]?.depth ?? -1;
    const round = rounds.get(depth);
    if (round) round.push(entry);
    else rounds.set(depth, [entry]);
  }
  return [...rounds].sort(([a], [b]) => b - a).map(([, entries]) => entries);
}
