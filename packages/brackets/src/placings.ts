import { groupTable, isGroupOver } from "./group-table.ts";
import { linksOf } from "./links.ts";
import type { BracketState, FightState, Medal, Source } from "./model.ts";
import { costsMedal, isOver, losersIn, putsOut } from "./outcome.ts";
import { stateOf } from "./sources.ts";

export type Placing = { place: number; entry: string; medal: Medal | null };

export const isFinished = (state: BracketState): boolean => state.fights.every(isOver);

/**
 * Everyone whose place is certain, best first; all of them once the bracket is finished. Athletes who lost in the same
 * round share a place (3, 3, 5, 5, 5, 5); among them the one who lost to the better placed stands first.
 */
export function placings(state: BracketState): Placing[] {
  const placed = new Map<string, Placing>();
  const { beatenBy, withoutMedal } = lossesIn(state.fights);
  const rankOf = new Map<string, number>();

  function add(entries: readonly string[], place: number, medal: Medal | null): void {
    const fresh = entries.filter((entry) => !placed.has(entry));
    const beaterRank = (entry: string) => rankOf.get(beatenBy.get(entry) ?? "") ?? placed.size;
    if (fresh.length > 1) fresh.sort((a, b) => beaterRank(a) - beaterRank(b));
    for (const entry of fresh) {
      rankOf.set(entry, placed.size);
      placed.set(entry, { place, entry, medal: withoutMedal.has(entry) ? null : medal });
    }
  }

  for (const { place, medal, sources } of state.bracket.places) {
    add(
      sources.flatMap((source) => standingAt(state, source)),
      place,
      medal,
    );
  }
  if (isFinished(state)) {
    for (const entries of restByRound(state, placed)) add(entries, placed.size + 1, null);
  }
  return [...placed.values()];
}

/** Who takes the place at a source; unlike those who fight on, they may be out. */
function standingAt(state: BracketState, source: Source): string[] {
  switch (source.from) {
    case "position": {
      const entry = state.bracket.positions[source.position];
      return entry ? [entry] : [];
    }
    case "winner": {
      const { winner } = stateOf(state, source.fight);
      return winner === null ? [] : [winner];
    }
    case "loser":
      return losersAt(state, stateOf(state, source.fight));
    case "place": {
      const row = isGroupOver(state, source.group)
        ? groupTable(state, source.group)[source.place - 1]
        : undefined;
      return row ? [row.entry] : [];
    }
    case "beaten":
      return [];
  }
}

/** The losers of a fight. Whoever was kept out of it takes the place he would have had by losing it. */
function losersAt(state: BracketState, fight: FightState): string[] {
  if (fight.status === "done") return losersIn(fight);
  if (!isOver(fight)) return [];
  if (fight.loser !== null) return [fight.loser];
  const { first, second } = state.bracket.fights[linksOf(state.bracket).indexOf.get(fight.key)!]!;
  return [
    ...(fight.first === null ? keptOut(state, first) : []),
    ...(fight.second === null ? keptOut(state, second) : []),
  ];
}

function keptOut(state: BracketState, source: Source): string[] {
  if (source.from === "place") {
    return standingAt(state, source);
  }
  if (source.from !== "loser") return [];
  const fight = stateOf(state, source.fight);
  if (fight.result && !putsOut(fight.result)) return [];
  return losersAt(state, fight);
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
function restByRound(state: BracketState, placed: ReadonlyMap<string, Placing>): string[][] {
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
