import { linksOf } from "./links.ts";
import type { BracketState, Corner, FightState, Format, TieBreak } from "./model.ts";
import { isOver, losersIn, putsOut } from "./outcome.ts";
import { defaultTieBreaks, rankTied, type TableRow } from "./tie-breaks.ts";

export function isGroupOver(state: BracketState, group: string): boolean {
  return fightsOf(state, group).every(isOver);
}

/** The table of a group, best first, at any moment. What the chain cannot part stays in drawn order. */
export function groupTable(state: BracketState, group: string): TableRow[] {
  const fights = fightsOf(state, group);
  const rows = rowsOf(state, group, fights);
  const chain = tieBreaksOf(state.bracket.format);
  const ranked = rankTied(
    rows.filter((row) => !row.out),
    chain,
    fights,
  );
  return [
    ...ranked,
    ...rankTied(
      rows.filter((row) => row.out),
      chain,
      fights,
    ),
  ];
}

function tieBreaksOf(format: Format): readonly TieBreak[] {
  return ("tieBreaks" in format && format.tieBreaks) || defaultTieBreaks;
}

function fightsOf(state: BracketState, group: string): FightState[] {
  const indexes = linksOf(state.bracket).fightsOfGroup.get(group) ?? [];
  return indexes.map((index) => state.fights[index]!);
}

function rowsOf(state: BracketState, group: string, fights: readonly FightState[]): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const position of positionsOf(state, group)) {
    const entry = state.bracket.positions[position]!;
    rows.set(entry, {
      entry,
      wins: 0,
      losses: 0,
      submissions: 0,
      pointsBalance: 0,
      advantagesBalance: 0,
      penalties: 0,
      timeOfWins: 0,
      out: false,
    });
  }
  for (const fight of fights) count(fight, rows);
  return [...rows.values()];
}

function positionsOf(state: BracketState, group: string): number[] {
  const { fights } = state.bracket;
  const positions = new Set<number>();
  for (const index of linksOf(state.bracket).fightsOfGroup.get(group) ?? []) {
    for (const source of [fights[index]!.first, fights[index]!.second]) {
      if (source.from === "position") positions.add(source.position);
    }
  }
  return [...positions].sort((a, b) => a - b);
}

function count(fight: FightState, rows: ReadonlyMap<string, TableRow>): void {
  const { winner, result } = fight;
  if (winner !== null) rows.get(winner)!.wins += 1;
  if (!result) return;
  if (winner !== null) {
    const row = rows.get(winner)!;
    if (result.method === "submission") row.submissions += 1;
    row.timeOfWins += result.seconds ?? 0;
  }
  for (const loser of losersIn(fight)) {
    const row = rows.get(loser)!;
    row.losses += 1;
    row.out ||= putsOut(result);
  }
  countScore(fight, "first", rows);
  countScore(fight, "second", rows);
}

function countScore(fight: FightState, corner: Corner, rows: ReadonlyMap<string, TableRow>): void {
  const score = fight.result?.score;
  if (!score) return;
  const row = rows.get(fight[corner]!)!;
  const own = score[corner];
  const opponent = score[corner === "first" ? "second" : "first"];
  row.pointsBalance += own.points - opponent.points;
  row.advantagesBalance += own.advantages - opponent.advantages;
  row.penalties += own.penalties;
}
