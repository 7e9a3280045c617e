import type { GymNumber } from "./gym-number.ts";
import { mendSeparation } from "./mend-separation.ts";
import { type Random, shuffle } from "./random.ts";

export type Seating = {
  /** Positions of the tree, a power of two. */
  size: number;
  /** Gyms that stand already (seeds), by position. */
  standing: ReadonlyMap<number, GymNumber>;
  /** Positions still free; exactly as many as `pool` has members. */
  free: readonly number[];
  /** Gyms of those to be seated. */
  pool: readonly GymNumber[];
  random?: Random;
};

/**
 * Seats the pool so that members of one gym meet as late as possible; gives the position of each member of the pool.
 *
 * The tree is halved again and again, and every gym with it: a gym of m leaves m/2 in each half, rounded either way. As
 * the halves' sizes differ by one at most there are always enough gyms of odd number to make up the difference, so
 * without seeds no section of the tree at any depth holds more of a gym than its share rounded up.
 */
export function seatApart({ size, standing, free, pool, random }: Seating): number[] {
  const seatOf = new Array<number>(pool.length);

  function seat(from: number, to: number, members: readonly number[]): void {
    if (members.length === 0) return;
    if (to - from === 1) {
      seatOf[members[0]!] = from;
      return;
    }
    const middle = (from + to) / 2;
    const gyms = gymsIn(from, middle, to, members);
    const freeLeft = free.filter((position) => position >= from && position < middle).length;
    share(gyms, freeLeft, random);
    const left: number[] = [];
    const right: number[] = [];
    for (const gym of gyms) {
      left.push(...gym.members.slice(0, gym.left));
      right.push(...gym.members.slice(gym.left));
    }
    seat(from, middle, left);
    seat(middle, to, right);
  }

  function gymsIn(from: number, middle: number, to: number, members: readonly number[]): Gym[] {
    const gyms = new Map<GymNumber, Gym>();
    for (const member of members) {
      const gym = gyms.get(pool[member]!);
      if (gym) gym.members.push(member);
      else gyms.set(pool[member]!, { members: [member], seededLeft: 0, seededRight: 0, left: 0 });
    }
    for (const [position, number] of standing) {
      const gym = gyms.get(number);
      if (!gym || position < from || position >= to) continue;
      if (position < middle) gym.seededLeft += 1;
      else gym.seededRight += 1;
    }
    return [...gyms.values()];
  }

  const everyone = pool.map((_, member) => member);
  seat(0, size, random ? shuffle(everyone, random) : everyone);
  return standing.size === 0 ? seatOf : mended(seatOf, size, standing, pool);
}

function mended(
  seatOf: readonly number[],
  size: number,
  standing: ReadonlyMap<number, GymNumber>,
  pool: readonly GymNumber[],
): number[] {
  const memberAt = new Map(seatOf.map((position, member) => [position, member]));
  const gymAt = new Map(standing);
  for (const [position, member] of memberAt) gymAt.set(position, pool[member]!);
  mendSeparation(size, gymAt, memberAt);
  const result = new Array<number>(pool.length);
  for (const [position, member] of memberAt) result[member] = position;
  return result;
}

type Gym = {
  members: number[];
  seededLeft: number;
  seededRight: number;
  /** How many members go left. */
  left: number;
};

/** Decides how many of each gym go left, so that together they fill the free positions there. */
function share(gyms: Gym[], freeLeft: number, random: Random | undefined): void {
  let missing = freeLeft;
  const odd: Gym[] = [];
  for (const gym of gyms) {
    const { members, seededLeft, seededRight } = gym;
    const total = members.length + seededLeft + seededRight;
    gym.left = clamp(Math.floor(total / 2) - seededLeft, members.length);
    missing -= gym.left;
    if (clamp(Math.ceil(total / 2) - seededLeft, members.length) > gym.left) odd.push(gym);
  }
  if (missing > 0) {
    for (const gym of (random ? shuffle(odd, random) : odd).slice(0, missing)) {
      gym.left += 1;
      missing -= 1;
    }
  }
  // Only seeds of one gym in one half can leave a difference: give it to whom it hurts least.
  for (; missing > 0; missing--) leastHurt(gyms, 1).left += 1;
  for (; missing < 0; missing++) leastHurt(gyms, -1).left -= 1;
}

function leastHurt(gyms: readonly Gym[], step: 1 | -1): Gym {
  const movable = gyms.filter(({ left, members }) =>
    step === 1 ? left < members.length : left > 0,
  );
  const lopsided = ({ members, seededLeft, seededRight, left }: Gym) =>
    Math.abs(2 * (seededLeft + left + step) - members.length - seededLeft - seededRight);
  return movable.reduce((best, gym) => (lopsided(gym) < lopsided(best) ? gym : best));
}

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);
