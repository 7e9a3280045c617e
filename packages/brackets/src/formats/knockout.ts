import type { Bronze, Round } from "../model.ts";
import {
  loserOf,
  type Plan,
  type PlannedFight,
  type PlannedTier,
  type Seat,
  winnerOf,
} from "../plan.ts";

/** Rounds are named from the final back. */
export function roundOf(size: number): { round: Round; prefix: string } {
  if (size === 2) return { round: { name: "final", size }, prefix: "F" };
  if (size === 4) return { round: { name: "semifinal", size }, prefix: "SF" };
  if (size === 8) return { round: { name: "quarterfinal", size }, prefix: "QF" };
  return { round: { name: "round_of", size }, prefix: `R${size}-` };
}

/** The rounds of a plain knockout, first round first. The number of seats is a power of two. */
export function knockoutRounds(seats: readonly Seat[], firstDepth = 0): PlannedFight[][] {
  const rounds: PlannedFight[][] = [];
  let sides = seats;
  for (let depth = firstDepth; sides.length > 1; depth++) {
    const { round, prefix } = roundOf(sides.length);
    const fights: PlannedFight[] = [];
    for (let at = 0; at < sides.length; at += 2) {
      const key = sides.length === 2 ? prefix : `${prefix}${at / 2 + 1}`;
      fights.push({ key, round, depth, first: sides[at]!, second: sides[at + 1]! });
    }
    rounds.push(fights);
    sides = fights.map(winnerOf);
  }
  return rounds;
}

/** One loss and out, with bronze as the setting says. */
export function planKnockout(seats: readonly Seat[], bronze: Bronze, firstDepth = 0): Plan {
  if (seats.length < 2) return { fights: [], tiers: [{ medal: "gold", seats }] };

  const rounds = knockoutRounds(seats, firstDepth);
  const final = rounds.at(-1)![0]!;
  const semifinals = rounds.at(-2) ?? [];
  const before = rounds.slice(0, -2);

  const tiers: PlannedTier[] = [
    { medal: "gold", seats: [winnerOf(final)] },
    { medal: "silver", seats: [loserOf(final)] },
  ];
  const fights = [...before.flat(), ...semifinals];
  if (bronze === "fight" && semifinals.length === 2) {
    const bronzeFight: PlannedFight = {
      key: "B",
      round: { name: "bronze" },
      depth: final.depth,
      first: loserOf(semifinals[0]!),
      second: loserOf(semifinals[1]!),
    };
    fights.push(bronzeFight);
    tiers.push({ medal: "bronze", seats: [winnerOf(bronzeFight)] });
    tiers.push({ medal: null, seats: [loserOf(bronzeFight)] });
  } else {
    const medal = bronze === "shared" ? "bronze" : null;
    tiers.push({ medal, seats: semifinals.map(loserOf) });
  }
  fights.push(final);
  tiers.push(...loserTiers(before));
  return { fights, tiers };
}

/** Those who lost in earlier rounds, the latest round first. */
export function loserTiers(rounds: readonly (readonly PlannedFight[])[]): PlannedTier[] {
  return rounds.toReversed().map((fights) => ({ medal: null, seats: fights.map(loserOf) }));
}
