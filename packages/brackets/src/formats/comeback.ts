import { loserOf, type Plan, type PlannedFight, type Seat, winnerOf } from "../plan.ts";

/** Three athletes: the loser of the first fight meets the third, the winner of that meets the winner of the first. */
export function planComeback([first = null, second = null, third = null]: readonly Seat[]): Plan {
  const opening: PlannedFight = {
    key: "C1",
    round: { name: "comeback", number: 1 },
    depth: 0,
    first,
    second,
  };
  const comeback: PlannedFight = {
    key: "C2",
    round: { name: "comeback", number: 2 },
    depth: 1,
    first: loserOf(opening),
    second: third,
  };
  const final: PlannedFight = {
    key: "F",
    round: { name: "final", size: 2 },
    depth: 2,
    first: winnerOf(opening),
    second: winnerOf(comeback),
  };
  return {
    fights: [opening, comeback, final],
    tiers: [
      { medal: "gold", seats: [winnerOf(final)] },
      { medal: "silver", seats: [loserOf(final)] },
      { medal: "bronze", seats: [loserOf(comeback)] },
    ],
  };
}
