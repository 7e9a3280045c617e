import type { Plan, PlannedFight, Seat } from "../plan.ts";
import { groupTiers } from "./round-robin.ts";

/** Two athletes, first to two wins; the third fight is needed only after one win each. */
export function planBestOfThree(seats: readonly Seat[]): Plan {
  const [first = null, second = null] = seats.filter((seat) => seat !== null);
  const fights = [1, 2, 3].map(
    (number): PlannedFight => ({
      key: `A${number}`,
      round: { name: "best_of_three", number, group: "A" },
      depth: number - 1,
      first,
      second,
      ...(number === 3 && { when: { split: ["A1", "A2"] } }),
    }),
  );
  return { fights, tiers: groupTiers("A", seats) };
}
