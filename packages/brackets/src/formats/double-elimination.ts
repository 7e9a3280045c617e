import { loserOf, type Plan, type PlannedFight, type Seat, winnerOf } from "../plan.ts";
import { knockoutRounds, loserTiers, planKnockout } from "./knockout.ts";
import { losersRounds } from "./losers-side.ts";

type Settings = { reset: boolean; prize?: "grand_final" | "silver" };

/** Out at the second loss. */
export function planDoubleElimination(seats: readonly Seat[], settings: Settings): Plan {
  if (seats.length < 4) return planKnockout(seats, "none");

  const winners = knockoutRounds(seats);
  const winnersFinal = winners.at(-1)![0]!;
  const losers = losersRounds(winners, true);
  const losersFinal = losers.at(-1)![0]!;
  const forSilver = settings.prize === "silver";
  winnersFinal.round = forSilver ? winnersFinal.round : { name: "winners_final", size: 2 };
  losersFinal.round = { name: "losers_final", number: losers.length };

  const earlier = losers.slice(0, -1);
  const fights = [...winners, ...losers].flat().toSorted((a, b) => a.depth - b.depth);
  const belowSilver = [
    { medal: "bronze" as const, seats: [loserOf(losersFinal)] },
    ...loserTiers(earlier),
  ];
  if (forSilver) {
    const tiers: Plan["tiers"] = [
      { medal: "gold", seats: [winnerOf(winnersFinal)] },
      { medal: "silver", seats: [winnerOf(losersFinal)] },
      ...belowSilver,
    ];
    return { fights, tiers };
  }

  const deciding = grandFinals(winnersFinal, losersFinal, settings.reset);
  const last = deciding.at(-1)!;
  return {
    fights: [...fights, ...deciding],
    tiers: [
      { medal: "gold", seats: [winnerOf(last)] },
      { medal: "silver", seats: [loserOf(last)] },
      ...belowSilver,
    ],
  };
}

/** The reset gives the unbeaten athlete his second life: it is needed when he loses the first grand final. */
function grandFinals(
  winnersFinal: PlannedFight,
  losersFinal: PlannedFight,
  reset: boolean,
): PlannedFight[] {
  const grandFinal: PlannedFight = {
    key: "GF",
    round: { name: "grand_final", number: 1 },
    depth: losersFinal.depth + 1,
    first: winnerOf(winnersFinal),
    second: winnerOf(losersFinal),
  };
  if (!reset) return [grandFinal];
  return [
    grandFinal,
    {
      ...grandFinal,
      key: "GF2",
      round: { name: "grand_final", number: 2 },
      depth: grandFinal.depth + 1,
      when: { fight: "GF", wonBy: "second" },
    },
  ];
}
