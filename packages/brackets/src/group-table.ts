import { linksOf } from "./links.ts";
import type { BracketState, Corner, FightState, Format, Result, TieBreak } from "./model.ts";
import { isOver, putsOut } from "./outcome.ts";
import { defaultTieBreaks, rankTied, type TableRow } from "./tie-breaks.ts";

export function isGroupOver(state: BracketState, group: string): boolean {
  return fightsOf(state, group).every(isOver);
}

/** The table of a group, best first, at any moment. What the chain cannot part stays in drawn order. */
export function groupTable(state: BracketState, group: string): TableRow[] {
  const fights = fightsOf(state, group);
  const rows = rowsOf(state, group, fights);
  const chain = tieBreaksOf(state.bracket.format);
  const out = rows.filter((row) => row.out);
  if (out.length === 0) return rankTied(rows, chain, fights);
  const inside = rows.filter((row) => !row.out);
  return [...rankTied(inside, chain, fights), ...rankTied(out, chain, fights)];
}

function tieBreaksOf(format: Format): readonly TieBreak[] {
  return ("tieBreaks" in format && format.tieBreaks) || defaultTieBreaks;
}

function fightsOf(state: BracketState, group: string): FightState[] {
  const indexes = linksOf(state.bracket).groups.get(group)?.fights ?? [];
  return indexes.map((index) => state.fights[index]!);
}

function rowsOf(state: BracketState, group: string, fights: readonly FightState[]): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const position of linksOf(state.bracket).groups.get(group)?.positions ?? []) {
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

function count(fight: FightState, rows: ReadonlyMap<string, TableRow>): void {
  const { first, second, winner, result } = fight;
  if (result) {
    countResult(rows.get(first!)!, "first", result);
    countResult(rows.get(second!)!, "second", result);
  } else if (winner !== null) rows.get(winner)!.wins += 1;
}

function countResult(row: TableRow, corner: Corner, result: Result): void {
  const { winner, method, seconds = 0, score } = result;
  if (winner === corner) {
    row.wins += 1;
    row.timeOfWins += seconds;
    if (method === "submission") row.submissions += 1;
  } else {
    row.losses += 1;
    row.out ||= putsOut(result);
  }
  if (!score) return;
  const own = score[corner];
  const opponent = score[corner === "first" ? "second" : "first"];
  row.pointsBalance += own.points - opponent.points;
  row.advantagesBalance += own.advantages - opponent.advantages;
  row.penalties += own.penalties;
}
