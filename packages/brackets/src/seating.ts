import { isTree } from "./build-bracket.ts";
import { dealToGroups, groupOfPosition, snakeRanks } from "./groups.ts";
import type { Entry, Format } from "./model.ts";
import { type Random, shuffle } from "./random.ts";
import { bracketSize, seedOrder } from "./seed-order.ts";
import { seatApart } from "./separation.ts";

/** The rank that stands at each position; ranks above the number of entries are byes. */
export function ranksByPosition(format: Format, n: number): readonly number[] {
  if (isTree(format)) return seedOrder(bracketSize(n));
  // The best two of three are kept apart until the final: the second is the one who waits.
  if (format.type === "players_with_return" && n === 3) return [1, 3, 2];
  if (format.type === "multi_phase") return snakeRanks(n, format.groups);
  return Array.from({ length: n }, (_, index) => index + 1);
}

export type Seating = {
  format: Format;
  /** Who stands already, by position. */
  seated: readonly (Entry | null)[];
  free: readonly number[];
  /** As many as there are free positions. */
  others: readonly Entry[];
  /** Gyms with at least two entries. */
  crowded: ReadonlySet<string>;
  random: Random;
};

/** Draws a free position for each of the others, with entries of one gym apart. */
export function seatOthers({ format, seated, free, others, crowded, random }: Seating): number[] {
  if (crowded.size === 0) return shuffle([...free], random);

  const numberOf = gymNumbers(crowded);
  const standing = new Map<number, number>();
  for (const [position, entry] of seated.entries()) {
    if (entry) standing.set(position, numberOf(entry));
  }
  const pool = others.map(numberOf);
  if (format.type === "multi_phase") {
    const groupOf = groupOfPosition(seated.length, format.groups);
    return seatInGroups({ groups: format.groups, groupOf, standing, free, pool, random });
  }
  return seatApart({ size: bracketSize(seated.length), standing, free, pool, random });
}

/** Numbers for gyms; whoever has no gym mates here gets one of his own. */
function gymNumbers(crowded: ReadonlySet<string>): (entry: Entry) => number {
  const numbers = new Map([...crowded].map((gym, index) => [gym, index]));
  let next = numbers.size;
  return ({ gym }) => (gym === undefined ? undefined : numbers.get(gym)) ?? next++;
}

type InGroups = {
  groups: number;
  groupOf: readonly number[];
  standing: ReadonlyMap<number, number>;
  free: readonly number[];
  pool: readonly number[];
  random: Random;
};

function seatInGroups({ groups, groupOf, standing, free, pool, random }: InGroups): number[] {
  const freeIn = Array.from({ length: groups }, (): number[] => []);
  for (const position of shuffle([...free], random)) freeIn[groupOf[position]!]!.push(position);
  const gymsIn = Array.from({ length: groups }, (): number[] => []);
  for (const [position, gym] of standing) gymsIn[groupOf[position]!]!.push(gym);

  const room = freeIn.map((positions) => positions.length);
  const dealt = dealToGroups({ pool, room, standing: gymsIn, random });
  return dealt.map((group) => freeIn[group]!.pop()!);
}
