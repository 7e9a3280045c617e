import type { GymNumber } from "./gym-number.ts";
import { type Random, shuffle } from "./random.ts";

/** Sizes of the groups, as even as they can be, the bigger ones first. */
export function groupSizes(n: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, group) =>
    Math.floor((n + groups - 1 - group) / groups),
  );
}

/** A, B … Z, AA, AB … */
export function groupName(group: number): string {
  const letter = String.fromCharCode(65 + (group % 26));
  return group < 26 ? letter : groupName(Math.floor(group / 26) - 1) + letter;
}

/** The group of each position; a group's positions stand together. */
export function groupOfPosition(n: number, groups: number): number[] {
  return groupSizes(n, groups).flatMap((size, group) => Array<number>(size).fill(group));
}

/** The rank at each position when seeds fill the groups in a snake: one to each group, then back. */
export function snakeRanks(n: number, groups: number): number[] {
  const sizes = groupSizes(n, groups);
  const ranks = sizes.map((): number[] => []);
  let rank = 1;
  for (let round = 0; rank <= n; round++) {
    const open = ranks.filter((ranksOfGroup, group) => ranksOfGroup.length < sizes[group]!);
    for (const ranksOfGroup of round % 2 === 0 ? open : open.toReversed()) {
      ranksOfGroup.push(rank);
      rank += 1;
    }
  }
  return ranks.flat();
}

type Deal = {
  pool: readonly GymNumber[];
  /** Free places of each group; together as many as the pool. */
  room: readonly number[];
  /** Gyms of the seeds that stand in each group. */
  standing: readonly (readonly GymNumber[])[];
  random: Random;
};

/**
 * Deals the pool to groups with gym mates spread as evenly as can be; gives the group of each member of the pool. The
 * largest gym is dealt first, each member to the group with fewest mates, then most room: filling the roomiest first
 * never gets stuck where an even deal exists (Gale and Ryser), unless seeds stand in the way.
 */
export function dealToGroups({ pool, room, standing, random }: Deal): number[] {
  const left = [...room];
  const groups = left.map((_, group) => group);
  const groupOf = new Array<number>(pool.length);

  for (const [gym, members] of byGym(pool, random)) {
    const mates = standing.map((gyms) => gyms.filter((other) => other === gym).length);
    const order = shuffle([...groups], random);
    for (const member of members) {
      const group = order
        .filter((candidate) => left[candidate]! > 0)
        .reduce((best, candidate) => {
          const fewer = mates[best]! - mates[candidate]!;
          return fewer > 0 || (fewer === 0 && left[candidate]! > left[best]!) ? candidate : best;
        });
      groupOf[member] = group;
      mates[group]! += 1;
      left[group]! -= 1;
    }
  }
  return groupOf;
}

/** Members of the pool by gym, the largest gym first, otherwise in random order. */
function byGym(pool: readonly GymNumber[], random: Random): [GymNumber, number[]][] {
  const members = new Map<GymNumber, number[]>();
  for (const member of shuffle([...pool.keys()], random)) {
    const mates = members.get(pool[member]!);
    if (mates) mates.push(member);
    else members.set(pool[member]!, [member]);
  }
  return [...members].sort(([, a], [, b]) => b.length - a.length);
}
