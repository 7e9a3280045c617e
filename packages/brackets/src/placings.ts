import type { BracketState, FightState, Medal } from "./model.ts";
import { costsMedal, isOver, losersIn } from "./outcome.ts";
import { type Standings, standingsAt } from "./standings.ts";

export type Placing = { place: number; entry: string; medal: Medal | null };

export const isFinished = (state: BracketState): boolean => state.fights.every(isOver);

type Ranking = {
  fights: readonly FightState[];
  order: Placing[];
  rankOf: Map<string, number>;
  /** Those whom a no-show costs their medal. */
  forfeiters: readonly string[];
  /** By whom everybody was beaten last; worked out when it is first asked for. */
  beatenBy: ReadonlyMap<string, string> | undefined;
};

/**
 * Everyone whose place is certain, best first; all of them once the bracket is finished. Athletes who lost in the same
 * round share a place (3, 3, 5, 5, 5, 5); among them the one who lost to the better placed stands first.
 */
export function placings(state: BracketState): Placing[] {
  const { bracket, fights } = state;
  const order: Placing[] = [];
  const rankOf = new Map<string, number>();
  const forfeiters = forfeitersIn(fights);
  const ranking: Ranking = { fights, order, rankOf, forfeiters, beatenBy: undefined };

  const standings: Standings = { state, tables: new Map() };
  for (const { place, medal, sources } of bracket.places) {
    addTier(ranking, standingsAt(sources, standings), place, medal);
  }
  if (order.length < bracket.positions.length && isFinished(state)) {
    let place = Math.max(order.length, order.at(-1)?.place ?? 0) + 1;
    for (const entries of restByRound(state, rankOf)) {
      addTier(ranking, entries, place, null);
      place += entries.length;
    }
  }
  return order;
}

function addTier(
  ranking: Ranking,
  entries: readonly string[],
  place: number,
  medal: Medal | null,
): void {
  const { order, rankOf, forfeiters } = ranking;
  for (const entry of entries.length > 1 ? byRankOfBeater(ranking, entries) : entries) {
    if (rankOf.has(entry)) continue;
    rankOf.set(entry, order.length);
    order.push({ place, entry, medal: forfeiters.includes(entry) ? null : medal });
  }
}

function byRankOfBeater(ranking: Ranking, entries: readonly string[]): string[] {
  ranking.beatenBy ??= beatersIn(ranking.fights);
  const { beatenBy, rankOf } = ranking;
  const ranked = entries.map((entry) => {
    const beater = beatenBy.get(entry);
    const rank = beater === undefined ? undefined : rankOf.get(beater);
    return { entry, rank: rank ?? Number.MAX_SAFE_INTEGER };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

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
