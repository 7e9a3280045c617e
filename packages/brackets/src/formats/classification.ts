import type { Medal, Round } from "../model.ts";
import { loserOf, type Plan, type PlannedFight, type Seat, winnerOf } from "../plan.ts";
import { roundOf } from "./knockout.ts";

const medals: readonly Medal[] = ["gold", "silver", "bronze"];

/** Every place is fought: the losers of each round play on among themselves for the places below. */
export function planClassification(seats: readonly Seat[]): Plan {
  const { fights, tiers } = playFor(1, seats, 0);
  return { fights: fights.toSorted((a, b) => a.depth - b.depth), tiers };
}

/** All fights for the places from `place` on, one for each seat. */
function playFor(place: number, seats: readonly Seat[], depth: number): Plan {
  if (seats.length < 2) return { fights: [], tiers: [{ medal: medals[place - 1] ?? null, seats }] };

  const { round, prefix } = roundFor(place, seats.length);
  const fights: PlannedFight[] = [];
  for (let at = 0; at < seats.length; at += 2) {
    const key = seats.length === 2 ? prefix : `${prefix}${at / 2 + 1}`;
    fights.push({ key, round, depth, first: seats[at]!, second: seats[at + 1]! });
  }
  const above = playFor(place, fights.map(winnerOf), depth + 1);
  const below = playFor(place + fights.length, fights.map(loserOf), depth + 1);
  return {
    // Lower places are fought first, so that the final closes the category.
    fights: [...fights, ...below.fights, ...above.fights],
    tiers: [...above.tiers, ...below.tiers],
  };
}

function roundFor(place: number, size: number): { round: Round; prefix: string } {
  if (place === 1) return roundOf(size);
  if (place === 3 && size === 2) return { round: { name: "bronze" }, prefix: "B" };
  const prefix = size === 2 ? `P${place}` : `P${place}-${size}-`;
  return { round: { name: "classification", number: place, size }, prefix };
}
