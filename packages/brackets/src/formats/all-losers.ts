import { loserOf, type Plan, type Seat, winnerOf } from "../plan.ts";
import { knockoutRounds, loserTiers, planKnockout } from "./knockout.ts";
import { losersRounds } from "./losers-side.ts";

/** Everyone but the finalists may come back for bronze, through a losers' side with one winner or two. */
export function planAllLosers(seats: readonly Seat[], bronzes: 1 | 2): Plan {
  if (seats.length < 4) return planKnockout(seats, "shared");

  const winners = knockoutRounds(seats);
  const final = winners.at(-1)![0]!;
  const losers = losersRounds(winners.slice(0, -1), bronzes === 2);
  const last = losers.at(-1)!;
  for (const [index, fight] of last.entries()) fight.round = { name: "bronze", number: index + 1 };

  const before = [...winners.slice(0, -1), ...losers].flat();
  return {
    fights: [...before.toSorted((a, b) => a.depth - b.depth), final],
    tiers: [
      { medal: "gold", seats: [winnerOf(final)] },
      { medal: "silver", seats: [loserOf(final)] },
      { medal: "bronze", seats: last.map(winnerOf) },
      ...loserTiers(losers),
    ],
  };
}
