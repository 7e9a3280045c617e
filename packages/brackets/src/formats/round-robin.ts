import type { Medal } from "../model.ts";
import type { Plan, PlannedFight, PlannedTier, Seat } from "../plan.ts";

/**
 * Five athletes cannot all rest between fights when the circle's rounds are kept, but in this order they can
 * (a path through all pairs in which neighbours share nobody).
 */
const restfulFive: readonly (readonly [number, number])[] = [
  [1, 3],
  [2, 4],
  [0, 3],
  [1, 4],
  [0, 2],
  [3, 4],
  [1, 2],
  [0, 4],
  [2, 3],
  [0, 1],
];

/** Pairs of the circle method, round by round; the best two meet in the last round. */
function circleRounds(n: number): [number, number][][] {
  const even = n + (n % 2);
  const rounds: [number, number][][] = [];
  for (let round = 0; round < even - 1; round++) {
    // The first athlete stays, the others turn around him.
    const seat = (at: number) => (at === 0 ? 0 : 1 + ((at - 1 + even - 1 - round) % (even - 1)));
    const pairs: [number, number][] = [];
    for (let at = 0; at < even / 2; at++) {
      const a = seat(at);
      const b = seat(even - 1 - at);
      if (a < n && b < n) pairs.push(a < b ? [a, b] : [b, a]);
    }
    rounds.push(pairs);
  }
  return rounds;
}

/** The rounds with their fights ordered so that nobody fights twice in a row where that can be avoided (from five on). */
function restfulRounds(n: number): (readonly [number, number])[][] {
  if (n === 5) {
    return [0, 2, 4, 6, 8].map((at) => restfulFive.slice(at, at + 2));
  }
  let last: readonly [number, number] | undefined;
  return circleRounds(n).map((pairs) => {
    const opener = pairs.findIndex((pair) => !last || !meet(pair, last));
    const start = Math.max(opener, 0);
    const ordered = [...pairs.slice(start), ...pairs.slice(0, start)];
    last = ordered.at(-1);
    return ordered;
  });
}

const meet = (a: readonly [number, number], b: readonly [number, number]) =>
  a.includes(b[0]) || a.includes(b[1]);

/** All against all among the seats that are taken. */
export function groupRounds(group: string, seats: readonly Seat[]): PlannedFight[][] {
  const taken = seats.filter((seat) => seat !== null);
  let number = 0;
  return restfulRounds(taken.length).map((pairs, index) =>
    pairs.map(([a, b]) => {
      number += 1;
      return {
        key: `${group}${number}`,
        round: { name: "group", number: index + 1, group },
        depth: index,
        first: taken[a]!,
        second: taken[b]!,
      };
    }),
  );
}

/** The seat of a place in a group; somebody alone in his group has won it. */
export function groupPlace(group: string, seats: readonly Seat[], place: number): Seat {
  const taken = seats.filter((seat) => seat !== null);
  if (place > taken.length) return null;
  return taken.length === 1 ? taken[0]! : { from: "place", group, place };
}

const medals: readonly Medal[] = ["gold", "silver", "bronze"];

/** One tier for each place of a single group, medals for the first three. */
export function groupTiers(group: string, seats: readonly Seat[]): PlannedTier[] {
  return seats.map((_, index) => ({
    medal: medals[index] ?? null,
    seats: [groupPlace(group, seats, index + 1)],
  }));
}

export function planRoundRobin(seats: readonly Seat[]): Plan {
  return { fights: groupRounds("A", seats).flat(), tiers: groupTiers("A", seats) };
}
