import { isTree } from "./build-bracket.ts";
import { groupOfPosition } from "./groups.ts";
import type { Entry, Format } from "./model.ts";
import { meetingRound } from "./separation-report.ts";

/** Changes by hand, for brackets in which no fight has started. Each gives new positions and says what changed. */
export type Repair = { positions: (string | null)[]; changes: PositionChange[] };

export type PositionChange = { position: number; before: string | null; after: string | null };

type Positions = readonly (string | null)[];

/** Two entries change places. */
export function swapEntries(positions: Positions, a: string, b: string): Repair {
  return moveEntry(positions, a, positionOf(positions, b));
}

/** An entry goes to a position; whoever stands there, or the bye, comes to his. */
export function moveEntry(positions: Positions, entry: string, to: number): Repair {
  const from = positionOf(positions, entry);
  if (positions[to] === undefined) throw new Error(`there is no position ${to}`);
  const after = [...positions];
  after[from] = positions[to];
  after[to] = entry;
  return repair(positions, after);
}

/** A late withdrawal: the position becomes a bye, nobody else moves. */
export function withdrawEntry(positions: Positions, entry: string): Repair {
  return repair(positions, positions.with(positionOf(positions, entry), null));
}

/**
 * A late entry takes a bye, so that one position changes: the one farthest from his gym mates, and among those the one
 * against the lowest rank. A full tree doubles, every athlete getting a bye, and then one of them is taken.
 */
export function addEntry(
  format: Format,
  positions: Positions,
  entry: Entry,
  others: readonly Entry[],
): Repair {
  if (positions.includes(entry.id)) throw new Error(`entry ${entry.id} is already placed`);
  if (!isTree(format)) return addOutsideTree(format, positions, entry.id);

  const roomy = positions.includes(null)
    ? positions
    : positions.flatMap((standing) => [standing, null]);
  const bye = bestBye(roomy, entry, others);
  return repair(roomy, roomy.with(bye, entry.id));
}

function addOutsideTree(format: Format, positions: Positions, entry: string): Repair {
  const bye = positions.indexOf(null);
  if (bye >= 0) return repair(positions, positions.with(bye, entry));
  // One more entry makes the first of the smaller groups the last of the bigger ones: it takes him at its end.
  const at =
    format.type === "multi_phase"
      ? endOfGroup(positions.length, format.groups, positions.length % format.groups)
      : positions.length;
  const after = positions.toSpliced(at, 0, entry);
  return { positions: after, changes: [{ position: at, before: null, after: entry }] };
}

function endOfGroup(n: number, groups: number, group: number): number {
  return groupOfPosition(n, groups).lastIndexOf(group) + 1;
}

function bestBye(positions: Positions, { id, gym }: Entry, others: readonly Entry[]): number {
  const byId = new Map(others.map((other) => [other.id, other]));
  const mates = positions.flatMap((standing, position) =>
    standing !== null && standing !== id && gym !== undefined && byId.get(standing)?.gym === gym
      ? [position]
      : [],
  );
  const byes = positions.flatMap((standing, position) => (standing === null ? [position] : []));
  const earliest = (bye: number) =>
    Math.max(0, ...mates.map((mate) => meetingRound(mate, bye, positions.length)));
  const seedOpposite = (bye: number) =>
    byId.get(positions[bye ^ 1] ?? "")?.seed ?? Number.POSITIVE_INFINITY;
  return byes.reduce((best, bye) => {
    const later = earliest(best) - earliest(bye);
    return later > 0 || (later === 0 && seedOpposite(bye) > seedOpposite(best)) ? bye : best;
  });
}

function positionOf(positions: Positions, entry: string): number {
  const position = positions.indexOf(entry);
  if (position < 0) throw new Error(`entry ${entry} is not placed`);
  return position;
}

function repair(before: Positions, after: (string | null)[]): Repair {
  const changes = after.flatMap((entry, position) =>
    entry === before[position]
      ? []
      : [{ position, before: before[position] ?? null, after: entry }],
  );
  return { positions: after, changes };
}
