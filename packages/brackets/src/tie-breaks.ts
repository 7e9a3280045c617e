import type { FightState, TieBreak } from "./model.ts";

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

/**
 * Ranks rows that are level so far. Each criterion looks at all that are level together: wins among three who beat each
 * other in a circle are level too, so the circle falls through to the next criterion instead of being cut by one pair.
 * When a criterion parts some of them, the chain starts again for those who remain level.
 */
export function rankTied(
  rows: readonly TableRow[],
  chain: readonly TieBreak[],
  fights: readonly FightState[],
): TableRow[] {
  if (rows.length < 2) return [...rows];
  for (const criterion of chain) {
    const levels = partBy(rows, valuesOf(criterion, rows, fights));
    if (levels.length === rows.length) return levels.map(([row]) => row!);
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
  const sorted = rows
    .map((row, index) => ({ row, value: values[index]! }))
    .sort((a, b) => b.value - a.value);
  const levels: TableRow[][] = [];
  let level: TableRow[] = [];
  let valueOfLevel: number | undefined;
  for (const { row, value } of sorted) {
    if (value === valueOfLevel) level.push(row);
    else {
      level = [row];
      levels.push(level);
      valueOfLevel = value;
    }
  }
  return levels;
}
