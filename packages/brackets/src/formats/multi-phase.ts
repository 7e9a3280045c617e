import { groupName, groupSizes } from "../groups.ts";
import type { Bronze } from "../model.ts";
import type { Plan, PlannedTier, Seat } from "../plan.ts";
import { bracketSize, seedOrder } from "../seed-order.ts";
import { seatApart } from "../separation.ts";
import { planKnockout } from "./knockout.ts";
import { groupPlace, groupRounds } from "./round-robin.ts";

type Settings = { groups: number; advance: number; bronze: Bronze };

/** Groups in which all meet all, then a knockout of the best of each; group winners stand apart as its seeds. */
export function planMultiPhase(seats: readonly Seat[], settings: Settings): Plan {
  const sizes = groupSizes(seats.length, settings.groups);
  let from = 0;
  const groups = sizes.map((size, group) => {
    from += size;
    return { name: groupName(group), seats: seats.slice(from - size, from) };
  });
  const roundsByGroup = groups.map((group) => groupRounds(group.name, group.seats));
  const groupFights = roundsByGroup.flat(2).toSorted((a, b) => a.depth - b.depth);
  const knockoutDepth = Math.max(0, ...roundsByGroup.map((rounds) => rounds.length));

  const qualified = knockoutOrder(settings).map(({ group, place }) =>
    groupPlace(groups[group]!.name, groups[group]!.seats, place),
  );
  const knockout = planKnockout(qualified, settings.bronze, knockoutDepth);
  const belowKnockout: PlannedTier[] = [];
  for (let place = settings.advance + 1; place <= Math.max(...sizes); place++) {
    const sameplace = groups.map((group) => groupPlace(group.name, group.seats, place));
    belowKnockout.push({ medal: null, seats: sameplace });
  }
  return {
    fights: [...groupFights, ...knockout.fights],
    tiers: [...knockout.tiers, ...belowKnockout],
  };
}

/** Where the qualified stand in the knockout: the first of the groups are its best seeds, and group mates stand apart. */
function knockoutOrder({ groups, advance }: Settings): { group: number; place: number }[] {
  const size = bracketSize(groups * advance);
  const positionOfSeed = new Map(seedOrder(size).map((seed, position) => [seed, position]));
  const pool = Array.from({ length: groups }, (_, group) => group);
  const standing = new Map<number, number>();
  const places = new Map<number, number>();

  for (let place = 1; place <= advance; place++) {
    const free = pool.map((group) => positionOfSeed.get((place - 1) * groups + group + 1)!);
    const seats = place === 1 ? free : seatApart({ size, standing, free, pool });
    for (const [group, position] of seats.entries()) {
      standing.set(position, group);
      places.set(position, place);
    }
  }
  return Array.from({ length: size }, (_, position) => ({
    group: standing.get(position) ?? 0,
    // A place nobody takes: a bye.
    place: places.get(position) ?? Number.POSITIVE_INFINITY,
  }));
}
