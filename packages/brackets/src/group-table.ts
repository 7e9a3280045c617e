import { linksOf } from "./links.ts";
import type { BracketState, Corner, FightState, Format, TieBreak } from "./model.ts";
import { isOver, losersIn, putsOut } from "./outcome.ts";

export type TableRow = {
  entry: string;
  wins: number;
  losses: number;
  submissions: number;
  pointsBalance: number;
  advantagesBalance: number;
  penalties: number;
  /** Seconds used in won fights. */
  timeOfWins: number;
  /** May not fight on; stands behind all others. */
  out: boolean;
};

export const defaultTieBreaks: readonly TieBreak[] = [
  "wins",
  "head_to_head",
  "submissions",
  "points_balance",
  "advantages",
  "penalties",
  "time_of_wins",
];

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

/**
 * Ranks rows that are level so far. Each criterion looks at all that are level together: wins among three who beat each
 * other in a circle are level too, so the circle falls through to the next criterion instead of being cut by one pair.
 * When a criterion parts some of them, the chain starts again for those who remain level.
 */
function rankTied(
  rows: readonly TableRow[],
  chain: readonly TieBreak[],
  fights: readonly FightState[],
): TableRow[] {
  if (rows.length < 2) return [...rows];
  for (const criterion of chain) {
    const levels = partBy(rows, valuesOf(criterion, rows, fights));
    if (levels.length > 1) return levels.flatMap((level) => rankTied(level, chain, fights));
  }
  return [...rows];
}

/** Bigger is better. */
function valuesOf(
  criterion: TieBreak,
  rows: readonly TableRow[],
  fights: readonly FightState[],
): number[] {
  switch (criterion) {
    case "wins":
      return rows.map((row) => row.wins);
    case "head_to_head":
      return winsAmong(rows, fights);
    case "submissions":
      return rows.map((row) => row.submissions);
    case "points_balance":
      return rows.map((row) => row.pointsBalance);
    case "advantages":
      return rows.map((row) => row.advantagesBalance);
    case "penalties":
      return rows.map((row) => -row.penalties);
    case "time_of_wins":
      return rows.map((row) => -row.timeOfWins);
  }
}

function winsAmong(rows: readonly TableRow[], fights: readonly FightState[]): number[] {
  const wins = new Map(rows.map((row) => [row.entry, 0]));
  for (const { winner, loser } of fights) {
    if (winner && loser && wins.has(winner) && wins.has(loser)) {
      wins.set(winner, wins.get(winner)! + 1);
    }
  }
  return rows.map((row) => wins.get(row.entry)!);
}

/** Rows grouped by value, the biggest value first; inside a level the order stays. */
function partBy(rows: readonly TableRow[], values: readonly number[]): TableRow[][] {
  const levels = new Map<number, TableRow[]>();
  for (const [index, row] of rows.entries()) {
    const value = values[index]!;
    const level = levels.get(value);
    if (level) level.push(row);
    else levels.set(value, [row]);
  }
  return [...levels].sort(([a], [b]) => b - a).map(([, level]) => level);
}
