import type { BracketFight } from "./model.ts";
import type { PlannedFight, Seat } from "./plan.ts";

export type WithoutByes = {
  fights: BracketFight[];
  /** The seat as it is when fights with a missing side are gone. */
  settle: (seat: Seat) => Seat;
};

/**
 * Leaves only fights that have two sides. Where one side is nobody the other passes through to the next fight,
 * where both are nobody the next fight has a bye. Works for byes in any place, also two against each other.
 */
export function withoutByes(planned: readonly PlannedFight[]): WithoutByes {
  const kept = new Map<string, BracketFight>();
  const passesThrough = new Map<string, Seat>();

  function settle(seat: Seat): Seat {
    if (seat === null || seat.from === "position" || seat.from === "place") return seat;
    if (seat.from === "beaten") return settleBeaten(seat.fight, seat.size);
    const through = passesThrough.get(seat.fight);
    if (through === undefined) return seat;
    return seat.from === "winner" ? through : null;
  }

  function settleBeaten(fight: string, size: number): Seat {
    const through = passesThrough.get(fight);
    if (through !== undefined) {
      return through?.from === "winner" ? settleBeaten(through.fight, size) : null;
    }
    return hasRound(kept.get(fight)!, size) ? { from: "beaten", fight, size } : null;
  }

  function hasRound(fight: BracketFight, size: number): boolean {
    if (fight.round.size === size) return true;
    return [fight.first, fight.second].some(
      (side) => side.from === "winner" && hasRound(kept.get(side.fight)!, size),
    );
  }

  for (const fight of planned) {
    const first = settle(fight.first);
    const second = settle(fight.second);
    if (first && second) {
      const { key, round, depth, when } = fight;
      const order = kept.size + 1;
      kept.set(
        key,
        when
          ? { key, round, depth, order, first, second, when }
          : { key, round, depth, order, first, second },
      );
    } else passesThrough.set(fight.key, first ?? second);
  }
  return { fights: [...kept.values()], settle };
}
