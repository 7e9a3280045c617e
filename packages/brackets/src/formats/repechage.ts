import type { Source } from "../model.ts";
import {
  loserOf,
  type Plan,
  type PlannedFight,
  type PlannedTier,
  type Seat,
  winnerOf,
} from "../plan.ts";
import { knockoutRounds, loserTiers, planKnockout } from "./knockout.ts";

type Returning = "quarter_final" | "double" | "full";

/**
 * Losers who come back for one of two bronzes. `quarter_final` (IJF): those who lost a quarterfinal. `double`: all who
 * lost to a semifinalist. `full` (UWW): all who lost to a finalist.
 */
export function planRepechage(seats: readonly Seat[], returning: Returning): Plan {
  if (seats.length < 8) return planKnockout(seats, "shared");

  const rounds = knockoutRounds(seats);
  const final = rounds.at(-1)![0]!;
  const semifinals = rounds.at(-2)!;
  const returns: PlannedFight[] = [];
  const depths = new Map(rounds.flat().map((fight) => [fight.key, fight.depth]));

  function meet(first: Seat, second: Seat): Seat {
    const key = `RP${returns.length + 1}`;
    const depth = Math.max(depthOf(first), depthOf(second)) + 1;
    depths.set(key, depth);
    const fight: PlannedFight = { key, round: { name: "repechage" }, depth, first, second };
    returns.push(fight);
    return winnerOf(fight);
  }

  function depthOf(seat: Seat): number {
    return seat && "fight" in seat ? depths.get(seat.fight)! : -1;
  }

  /** The two who fight for the bronze of a half. */
  function bronzeSides(half: 0 | 1): [Seat, Seat] {
    const semifinal = semifinals[half]!;
    if (returning === "full") {
      return [beatenBefore(semifinal, seats.length).reduce(meet), loserOf(semifinal)];
    }
    const quarters = rounds.at(-3)!.slice(half * 2, half * 2 + 2);
    const back = quarters.map((quarter) =>
      returning === "quarter_final"
        ? loserOf(quarter)
        : [...beatenBefore(quarter, seats.length), loserOf(quarter)].reduce(meet),
    );
    // The other half's loser waits for them: he has met none of them.
    return [back.reduce(meet), loserOf(semifinals[1 - half]!)];
  }

  const bronzes = ([0, 1] as const).map((half): PlannedFight => {
    const [first, second] = bronzeSides(half);
    const depth = Math.max(depthOf(first), depthOf(second)) + 1;
    const number = half + 1;
    return { key: `B${number}`, round: { name: "bronze", number }, depth, first, second };
  });
  const before = [...rounds.slice(0, -1).flat(), ...returns];
  return {
    fights: [...before.toSorted((a, b) => a.depth - b.depth), ...bronzes, final],
    tiers: [
      { medal: "gold", seats: [winnerOf(final)] },
      { medal: "silver", seats: [loserOf(final)] },
      { medal: "bronze", seats: bronzes.map(winnerOf) },
      { medal: null, seats: bronzes.map(loserOf) },
      ...returnTiers(returns),
      // In the other two only the fights decide which early losers come back.
      ...(returning === "quarter_final" ? loserTiers(rounds.slice(0, -3)) : []),
    ],
  };
}

/** Those whom the winner of a fight has beaten in the rounds before it, the earliest first. */
function beatenBefore(fight: PlannedFight, size: number): Seat[] {
  const beaten: Source[] = [];
  for (let round = size; round > fight.round.size!; round /= 2) {
    beaten.push({ from: "beaten", fight: fight.key, size: round });
  }
  return beaten;
}

function returnTiers(returns: readonly PlannedFight[]): PlannedTier[] {
  const depths = [...new Set(returns.map((fight) => fight.depth))].sort((a, b) => b - a);
  return depths.map((depth) => ({
    medal: null,
    seats: returns.filter((fight) => fight.depth === depth).map(loserOf),
  }));
}
