import { isTree } from "./build-bracket.ts";
import type { Entry, Format } from "./model.ts";
import { randomFrom } from "./random.ts";
import { ranksByPosition, seatOthers } from "./seating.ts";

export type PlacementReason = Readonly<
  | { kind: "seed"; seed: number }
  /** The free pass of the athlete standing opposite; with his seed when he has one. */
  | { kind: "bye"; of?: string; seed?: number }
  /** Drawn among the positions that keep him away from his gym; only said when nobody of it may be met first. */
  | { kind: "apart"; gym: string }
  | { kind: "drawn" }
  | { kind: "by_hand" }
>;

export type Placement = { position: number; entry: string | null; reason: PlacementReason };

export type Draw = { positions: (string | null)[]; placements: Placement[] };

/**
 * Draws a category. The same entries (in any order), format and seed text give the same draw, byte for byte. Seeds
 * stand in seed order, byes go to the best seeds, all others are drawn with entries of one gym kept apart.
 */
export function draw(entries: readonly Entry[], format: Format, seed: string): Draw {
  const random = randomFrom(seed);
  const sorted = entries.toSorted(byId);
  refuseTwins(sorted);
  const seeded = sorted
    .filter((entry) => entry.seed !== undefined)
    .sort((a, b) => a.seed! - b.seed!);
  const others = seeded.length === 0 ? sorted : sorted.filter((entry) => entry.seed === undefined);

  const ranks = ranksByPosition(format, entries.length);
  const at: (Entry | null)[] = [];
  const free: number[] = [];
  for (const rank of ranks) {
    if (rank > seeded.length && rank <= entries.length) free.push(at.length);
    at.push(seeded[rank - 1] ?? null);
  }
  const crowded = crowdedGyms(entries);
  const seats = seatOthers({ format, seated: at, free, others, crowded, random });
  for (let index = 0; index < seats.length; index++) at[seats[index]!] = others[index]!;

  const positions: (string | null)[] = [];
  const placements: Placement[] = [];
  for (let position = 0; position < at.length; position++) {
    const entry = at[position];
    const id = entry?.id ?? null;
    const reason = entry
      ? reasonOf(entry, crowded, !isTree(format) || isApart(at, position))
      : byeOf(at, position);
    positions.push(id);
    placements.push({ position, entry: id, reason });
  }
  return { positions, placements };
}

/** Gyms with at least two entries: only they need to be kept apart. */
function crowdedGyms(entries: readonly Entry[]): Set<string> {
  const seen = new Set<string>();
  const crowded = new Set<string>();
  for (const { gym } of entries) {
    if (gym === undefined) continue;
    if (seen.has(gym)) crowded.add(gym);
    seen.add(gym);
  }
  return crowded;
}

const drawn: PlacementReason = { kind: "drawn" };

function reasonOf(
  { seed, gym }: Entry,
  crowded: ReadonlySet<string>,
  apart: boolean,
): PlacementReason {
  if (seed !== undefined) return { kind: "seed", seed };
  if (gym !== undefined && crowded.has(gym) && apart) return { kind: "apart", gym };
  return drawn;
}

/** Whether none of those whom this entry may meet first is of its gym. */
function isApart(at: readonly (Entry | null)[], position: number): boolean {
  const { gym } = at[position]!;
  for (let size = 1; size < at.length; size *= 2) {
    const start = (Math.floor(position / size) ^ 1) * size;
    const opponents = at.slice(start, start + size).filter((entry) => entry !== null);
    if (opponents.length > 0) return opponents.every((opponent) => opponent.gym !== gym);
  }
  return true;
}

function byeOf(at: readonly (Entry | null)[], position: number): PlacementReason {
  const opposite = at[position ^ 1];
  if (!opposite) return { kind: "bye" };
  const { id, seed } = opposite;
  return seed === undefined ? { kind: "bye", of: id } : { kind: "bye", of: id, seed };
}

function refuseTwins(sorted: readonly Entry[]): void {
  for (let index = 1; index < sorted.length; index++) {
    const { id } = sorted[index]!;
    if (sorted[index - 1]!.id === id) throw new Error(`entry ${id} is in the list twice`);
  }
}

const byId = (a: Entry, b: Entry): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
