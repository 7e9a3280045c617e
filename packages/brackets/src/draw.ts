import { isTree } from "./build-bracket.ts";
import type { Entry, Format } from "./model.ts";
import { type Random, randomFrom, shuffle } from "./random.ts";
import { bracketSize, seedOrder } from "./seed-order.ts";
import { seatApart } from "./separation.ts";

export type PlacementReason =
  | { kind: "seed"; seed: number }
  /** The free pass of the athlete standing opposite; with his seed when he has one. */
  | { kind: "bye"; of?: string; seed?: number }
  /** Drawn among the positions that keep him away from his gym. */
  | { kind: "apart"; gym: string }
  | { kind: "drawn" }
  | { kind: "by_hand" };

export type Placement = { position: number; entry: string | null; reason: PlacementReason };

export type Draw = { positions: (string | null)[]; placements: Placement[] };

/**
 * Draws a category. The same entries (in any order), format and seed text give the same draw, byte for byte. Seeds
 * stand in seed order, byes go to the best seeds, all others are drawn with entries of one gym kept apart.
 */
export function draw(entries: readonly Entry[], format: Format, seed: string): Draw {
  const random = randomFrom(seed);
  const sorted = entries.toSorted((a, b) => compare(a.id, b.id));
  refuseTwins(sorted);
  const seeded = sorted
    .filter((entry) => entry.seed !== undefined)
    .sort((a, b) => a.seed! - b.seed!);
  const others = sorted.filter((entry) => entry.seed === undefined);

  const ranks = ranksByPosition(format, entries.length);
  const at: (Entry | null)[] = ranks.map((rank) => seeded[rank - 1] ?? null);
  const free: number[] = [];
  for (const [position, rank] of ranks.entries()) {
    if (rank > seeded.length && rank <= entries.length) free.push(position);
  }
  const crowded = crowdedGyms(entries);
  const seats = seatOthers({ at, free, others, crowded, random });
  for (const [index, position] of seats.entries()) at[position] = others[index]!;

  return {
    positions: at.map((entry) => entry?.id ?? null),
    placements: at.map((entry, position) => ({
      position,
      entry: entry?.id ?? null,
      reason: entry ? reasonOf(entry, crowded) : byeOf(at, position),
    })),
  };
}

/** The rank that stands at each position; ranks above the number of entries are byes. */
function ranksByPosition(format: Format, n: number): readonly number[] {
  if (isTree(format)) return seedOrder(bracketSize(n));
  // The best two of three are kept apart until the final: the second is the one who waits.
  if (format.type === "players_with_return") return n === 3 ? [1, 3, 2] : inOrder(n);
  return inOrder(n);
}

const inOrder = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);

type Others = {
  at: readonly (Entry | null)[];
  free: readonly number[];
  others: readonly Entry[];
  crowded: ReadonlySet<string>;
  random: Random;
};

function seatOthers({ at, free, others, crowded, random }: Others): number[] {
  if (crowded.size === 0) return shuffle([...free], random);
  const numberOf = gymNumbers(crowded);
  const standing = new Map<number, number>();
  for (const [position, entry] of at.entries()) {
    if (entry) standing.set(position, numberOf(entry));
  }
  const size = bracketSize(at.length);
  return seatApart({ size, standing, free, pool: others.map(numberOf), random });
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

/** Numbers for gyms; whoever has no gym mates here gets one of his own. */
function gymNumbers(crowded: ReadonlySet<string>): (entry: Entry) => number {
  const numbers = new Map([...crowded].map((gym, index) => [gym, index]));
  let next = numbers.size;
  return ({ gym }) => (gym === undefined ? undefined : numbers.get(gym)) ?? next++;
}

function reasonOf({ seed, gym }: Entry, crowded: ReadonlySet<string>): PlacementReason {
  if (seed !== undefined) return { kind: "seed", seed };
  if (gym !== undefined && crowded.has(gym)) return { kind: "apart", gym };
  return { kind: "drawn" };
}

function byeOf(at: readonly (Entry | null)[], position: number): PlacementReason {
  const opposite = at[position ^ 1];
  if (!opposite) return { kind: "bye" };
  const { id, seed } = opposite;
  return seed === undefined ? { kind: "bye", of: id } : { kind: "bye", of: id, seed };
}

function refuseTwins(sorted: readonly Entry[]): void {
  for (const [index, { id }] of sorted.entries()) {
    if (sorted[index + 1]?.id === id) throw new Error(`entry ${id} is in the list twice`);
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
