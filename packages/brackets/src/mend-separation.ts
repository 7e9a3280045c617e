import type { GymNumber } from "./gym-number.ts";

/**
 * Seeds can leave the halving nothing but poor choices further down. Then those who may move change places two by two,
 * as long as that takes gym mates out of each other's first fight, or out of their second without putting any into a
 * first, and so on. Changes `gymAt` and `holderAt`, which say whose gym and who stands at each position.
 */
export function mendSeparation<Holder>(
  size: number,
  gymAt: Map<number, GymNumber>,
  holderAt: Map<number, Holder>,
): void {
  const mates = countMates(size, gymAt);
  if (mates.areSpread()) return;

  const movable = [...holderAt.keys()];
  for (let mended = true; mended; ) {
    mended = false;
    for (const [index, a] of movable.entries()) {
      for (let other = index + 1; other < movable.length; other++) {
        const b = movable[other]!;
        if (!isBetterSwapped(size, gymAt, mates, a, b)) continue;
        mates.move(gymAt.get(a)!, a, b);
        mates.move(gymAt.get(b)!, b, a);
        swap(gymAt, a, b);
        swap(holderAt, a, b);
        mended = true;
      }
    }
  }
}

/** Mates of a gym by node of the tree: the root is 1, the nodes under n are 2n and 2n + 1, position p is size + p. */
type Mates = {
  at: (gym: GymNumber, node: number) => number;
  move: (gym: GymNumber, from: number, to: number) => void;
  /** Every gym is halved at every node, give or take one: nothing can be better. */
  areSpread: () => boolean;
};

function countMates(size: number, gymAt: ReadonlyMap<number, GymNumber>): Mates {
  const counts = new Map<number, number>();
  const at = (gym: GymNumber, node: number) => counts.get(gym * 2 * size + node) ?? 0;

  function count(gym: GymNumber, position: number, number: number): void {
    for (let node = (size + position) >> 1; node > 0; node >>= 1) {
      counts.set(gym * 2 * size + node, at(gym, node) + number);
    }
  }
  for (const [position, gym] of gymAt) count(gym, position, 1);

  return {
    at,
    move(gym, from, to) {
      count(gym, from, -1);
      count(gym, to, 1);
    },
    areSpread() {
      for (const [position, gym] of gymAt) {
        for (let node = (size + position) >> 1; node > 1; node >>= 1) {
          if (at(gym, node) - at(gym, node ^ 1) > 1) return false;
        }
      }
      return true;
    },
  };
}

function isBetterSwapped(
  size: number,
  gymAt: ReadonlyMap<number, GymNumber>,
  mates: Mates,
  a: number,
  b: number,
): boolean {
  const gymA = gymAt.get(a)!;
  const gymB = gymAt.get(b)!;
  if (gymA === gymB) return false;
  let nodeA = (size + a) >> 1;
  let nodeB = (size + b) >> 1;
  for (; nodeA !== nodeB; nodeA >>= 1, nodeB >>= 1) {
    const pairsNow = mates.at(gymA, nodeA) - 1 + mates.at(gymB, nodeB) - 1;
    const pairsSwapped = mates.at(gymA, nodeB) + mates.at(gymB, nodeA);
    if (pairsSwapped !== pairsNow) return pairsSwapped < pairsNow;
  }
  return false;
}

function swap<T>(at: Map<number, T>, a: number, b: number): void {
  const kept = at.get(a)!;
  at.set(a, at.get(b)!);
  at.set(b, kept);
}
