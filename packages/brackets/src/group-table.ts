import { linksOf } from "./links.ts";
import type { BracketState, Corner, FightState, Format, Result, TieBreak } from "./model.ts";
import { isOver, putsOut } from "./outcome.ts";
import { defaultTieBreaks, rankTied, type TableRow } from "./tie-breaks.ts";

export function isGroupOver(state: BracketState, group: string): boolean {
  return (linksOf(state.bracket).groups.get(group)?.fights ?? []).every((index) =>
    isOver(state.fights[index]!),
  );
}

/** The table of a group, best first, at any moment. What the chain cannot part stays in drawn order. */
export function groupTable(state: BracketState, group: string): TableRow[] {
  const rows = rowsOf(state, group);
  const fights = fightsOf(state, group);
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

function rowsOf({ bracket, fights }: BracketState, group: string): TableRow[] {
  const members = linksOf(bracket).groups.get(group);
  if (!members) return [];
  const rowAt: TableRow[] = [];
  const rows = members.positions.map((position) => {
    const row = emptyRow(bracket.positions[position]!);
    rowAt[position] = row;
    return row;
  });
  for (const index of members.fights) {
    const { first, second } = bracket.fights[index]!;
    if (first.from !== "position" || second.from !== "position") continue;
    count(fights[index]!, rowAt[first.position]!, rowAt[second.position]!);
  }
  return rows;
}

const emptyRow = (entry: string): TableRow => ({
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

function count({ winner, result }: FightState, first: TableRow, second: TableRow): void {
  if (result) {
    countResult(first, "first", result);
    countResult(second, "second", result);
  } else if (winner !== null) {
    // His opponent could not come.
    (winner === first.entry ? first : second).wins += 1;
  }
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
