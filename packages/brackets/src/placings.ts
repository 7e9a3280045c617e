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
  const withoutMedal = forfeitersIn(state.fights);
  let beatenBy: ReadonlyMap<string, string> | undefined;

  function add(entries: readonly string[], place: number, medal: Medal | null): void {
    for (const entry of entries.length > 1 ? byRankOfBeater(entries) : entries) {
      if (rankOf.has(entry)) continue;
      rankOf.set(entry, order.length);
      order.push({ place, entry, medal: withoutMedal.includes(entry) ? null : medal });
    }
  }

  function byRankOfBeater(entries: readonly string[]): string[] {
    beatenBy ??= beatersIn(state.fights);
    const ranked: { entry: string; rank: number }[] = [];
    for (const entry of entries) {
      const rank = rankOf.get(beatenBy.get(entry) ?? "") ?? Number.MAX_SAFE_INTEGER;
      ranked.push({ entry, rank });
    }
    return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
  }

  const standingsAt = standingsOf(state);
  for (const { place, medal, sources } of state.bracket.places) {
    add(standingsAt(sources), place, medal);
  }
  if (order.length < state.bracket.positions.length && isFinished(state)) {
    let place = Math.max(order.length, order.at(-1)?.place ?? 0) + 1;
    for (const entries of restByRound(state, rankOf)) {
      add(entries, place, null);
      place += entries.length;
    }
  }
  return order;
}

/** By whom everybody was beaten last. */
function beatersIn(fights: readonly FightState[]): Map<string, string> {
  const beatenBy = new Map<string, string>();
  for (const { result, loser, winner } of fights) {
    if (result && loser !== null && winner !== null) beatenBy.set(loser, winner);
  }
  return beatenBy;
}

function forfeitersIn(fights: readonly FightState[]): string[] {
  const forfeiters: string[] = [];
  for (const fight of fights) {
    if (fight.result && costsMedal(fight.result)) forfeiters.push(...losersIn(fight));
  }
  return forfeiters;
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
