import { withoutByes } from "./byes.ts";
import { planAllLosers } from "./formats/all-losers.ts";
import { planBestOfThree } from "./formats/best-of-three.ts";
import { planClassification } from "./formats/classification.ts";
import { planComeback } from "./formats/comeback.ts";
import { planDoubleElimination } from "./formats/double-elimination.ts";
import { planKnockout } from "./formats/knockout.ts";
import { planMultiPhase } from "./formats/multi-phase.ts";
import { planRepechage } from "./formats/repechage.ts";
import { planRoundRobin } from "./formats/round-robin.ts";
import type { Bracket, Format, Source, Tier } from "./model.ts";
import { type Plan, type PlannedTier, type Seat, seatsOf } from "./plan.ts";
import { bracketSize } from "./seed-order.ts";
import { type Skeleton, skeletonOf } from "./skeletons.ts";

/** The fights of a format over these positions, drawn or placed by hand; byes (null) may stand anywhere. */
export function buildBracket(format: Format, positions: readonly (string | null)[]): Bracket {
  const filled = isTree(format) ? filledUp(positions) : positions;
  const { fights, places } = skeletonOf(format, filled, () => build(format, filled));
  return { format, positions: filled, fights, places };
}

function build(format: Format, positions: readonly (string | null)[]): Skeleton {
  const plan = planOf(format, seatsOf(positions));
  const { fights, settle } = withoutByes(plan.fights);
  return { fights, places: tiersOf(plan.tiers, settle) };
}

/** Trees need a power of two positions; what is missing at the end is a bye. */
function filledUp(positions: readonly (string | null)[]): readonly (string | null)[] {
  const missing = bracketSize(positions.length) - positions.length;
  return missing === 0 ? positions : [...positions, ...Array<null>(missing).fill(null)];
}

export function isTree(format: Format): boolean {
  switch (format.type) {
    case "single_elimination":
    case "double_elimination":
    case "classification":
      return true;
    case "players_with_return":
      return format.returning !== "comeback";
    default:
      return false;
  }
}

function planOf(format: Format, seats: readonly Seat[]): Plan {
  switch (format.type) {
    case "single_elimination":
      return planKnockout(seats, format.bronze);
    case "round_robin":
      return planRoundRobin(seats);
    case "best_of_three":
      return planBestOfThree(seats);
    case "players_with_return":
      if (format.returning === "comeback") return planComeback(seats);
      if (format.returning === "all_losers") return planAllLosers(seats, format.bronzes);
      return planRepechage(seats, format.returning);
    case "double_elimination":
      return planDoubleElimination(seats, format);
    case "classification":
      return planClassification(seats);
    case "multi_phase":
      return planMultiPhase(seats, format);
  }
}

function tiersOf(planned: readonly PlannedTier[], settle: (seat: Seat) => Seat): Tier[] {
  const tiers: Tier[] = [];
  let place = 1;
  for (const { medal, seats } of planned) {
    const sources = seats.map(settle).filter((seat): seat is Source => seat !== null);
    if (sources.length > 0) tiers.push({ place, medal, sources });
    place += sources.length;
  }
  return tiers;
}
