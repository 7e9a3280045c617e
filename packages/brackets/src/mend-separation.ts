import type { GymNumber } from "./separation.ts";

/**
 * Seeds can leave the halving nothing but poor choices further down. Then athletes who may move change places two by
 * two, as long as that takes gym mates out of each other's first fight, or out of their second without putting any into
 * a first, and so on. Changes `gymAt` and `holderAt`, which say whose gym and who stands at each position.
 */
export function mendSeparation<Holder>(
  size: number,
  gymAt: Map<number, GymNumber>,
  holderAt: Map<number, Holder>,
): void {
  const movable = [...holderAt.keys()];
  const mates = countMates(size, gymAt);
  for (let mended = true; mended; ) {
    mended = false;
    for (const [index, a] of movable.entries()) {
      for (const b of movable.slice(index + 1)) {
        if (!isBetterSwapped(size, gymAt, mates, a, b)) continue;
        moveMates(size, mates, gymAt.get(a)!, a, b);
        moveMates(size, mates, gymAt.get(b)!, b, a);
        swap(gymAt, a, b);
        swap(holderAt, a, b);
        mended = true;
      }
    }
  }
}

/** Mates of a gym in each block of 2, 4, 8 … positions. */
type Mates = Map<string, number>;

const inBlock = (gym: GymNumber, block: number, position: number): string =>
  `${gym} ${block} ${Math.floor(position / block)}`;

function countMates(size: number, gymAt: ReadonlyMap<number, GymNumber>): Mates {
  const mates: Mates = new Map();
  for (const [position, gym] of gymAt) {
    for (let block = 2; block <= size; block *= 2) add(mates, inBlock(gym, block, position), 1);
  }
  return mates;
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
  for (let block = 2; block < size; block *= 2) {
    if (Math.floor(a / block) === Math.floor(b / block)) return false;
    const count = (gym: GymNumber, at: number) => mates.get(inBlock(gym, block, at)) ?? 0;
    const pairsNow = count(gymA, a) - 1 + count(gymB, b) - 1;
    const pairsSwapped = count(gymA, b) + count(gymB, a);
    if (pairsSwapped !== pairsNow) return pairsSwapped < pairsNow;
  }
  return false;
}

function moveMates(size: number, mates: Mates, gym: GymNumber, from: number, to: number): void {
  for (let block = 2; block <= size; block *= 2) {
    add(mates, inBlock(gym, block, from), -1);
    add(mates, inBlock(gym, block, to), 1);
  }
}

function add(mates: Mates, key: string, number: number): void {
  mates.set(key, (mates.get(key) ?? 0) + number);
}

function swap<T>(at: Map<number, T>, a: number, b: number): void {
  const kept = at.get(a)!;
  at.set(a, at.get(b)!);
  at.set(b, kept);
}
