import type { Medal, Round, Source, When } from "./model.ts";

/** A side before the byes are wired away: null stands for nobody. */
export type Seat = Source | null;

export type PlannedFight = {
  key: string;
  round: Round;
  depth: number;
  first: Seat;
  second: Seat;
  when?: When;
};

export type PlannedTier = { medal: Medal | null; seats: readonly Seat[] };

/** What a format makes of its positions: fights in play order, and who takes which place. */
export type Plan = { fights: readonly PlannedFight[]; tiers: readonly PlannedTier[] };

export const winnerOf = (fight: { key: string }): Source => ({ from: "winner", fight: fight.key });
export const loserOf = (fight: { key: string }): Source => ({ from: "loser", fight: fight.key });

export function seatsOf(positions: readonly (string | null)[]): Seat[] {
  return positions.map((entry, position) =>
    entry === null ? null : { from: "position", position },
  );
}
