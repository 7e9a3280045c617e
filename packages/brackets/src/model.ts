/** The two sides of a fight, in bracket order; the colour on the mat is a view. */
export type Corner = "first" | "second";

/** One place in a category's list. Seed 1 is the best; entries of one gym are kept apart by the draw. */
export type Entry = { id: string; seed?: number; gym?: string; country?: string };

export type Bronze = "none" | "shared" | "fight";

export type TieBreak =
  | "wins"
  | "head_to_head"
  | "submissions"
  | "points_balance"
  | "advantages"
  | "penalties"
  | "time_of_wins";

/** How a category is fought. Plain data, stored as JSON. */
export type Format =
  | { type: "single_elimination"; bronze: Bronze }
  | { type: "round_robin"; tieBreaks?: readonly TieBreak[] }
  | { type: "best_of_three" }
  | { type: "players_with_return"; returning: "comeback" | "quarter_final" | "double" | "full" }
  | { type: "players_with_return"; returning: "all_losers"; bronzes: 1 | 2 }
  /** `prize` is what the losers' side fights for at the end: the grand final, or silver alone. */
  | { type: "double_elimination"; reset: boolean; prize?: "grand_final" | "silver" }
  | { type: "classification" }
  | {
      type: "multi_phase";
      groups: number;
      /** How many of each group go on to the knockout. */
      advance: number;
      bronze: Bronze;
      tieBreaks?: readonly TieBreak[];
    };

/** Where one side of a fight comes from. Positions count from 0, places from 1. */
export type Source = Readonly<
  | { from: "position"; position: number }
  | { from: "winner"; fight: string }
  | { from: "loser"; fight: string }
  /** The one whom the winner of `fight` beat in the round of `size`; nobody when he had a bye there. */
  | { from: "beaten"; fight: string; size: number }
  | { from: "place"; group: string; place: number }
>;

export type Round = Readonly<{
  name:
    | "final"
    | "semifinal"
    | "quarterfinal"
    | "round_of"
    | "bronze"
    | "repechage"
    | "comeback"
    | "group"
    | "best_of_three"
    | "winners_final"
    | "losers"
    | "losers_final"
    | "grand_final"
    | "classification";
  /** Athletes in the round: 16 for the round of 16. */
  size?: number;
  /** Round inside the group, the losers' side or the repechage, from 1; the best place fought for in classification. */
  number?: number;
  group?: string;
}>;

/** A fight that is only needed when an earlier one ended a certain way. */
export type When = Readonly<
  | { fight: string; wonBy: Corner }
  /** The two fights were won by different athletes. */
  | { split: readonly [string, string] }
>;

export type BracketFight = Readonly<{
  /** Stable, short and unique in the bracket: "QF2". */
  key: string;
  round: Round;
  /** Column of the drawing, from 0; every source stands in an earlier column. */
  depth: number;
  /** A sensible order of play inside the bracket, from 1; sources always come earlier. */
  order: number;
  first: Source;
  second: Source;
  when?: When;
}>;

export type Medal = "gold" | "silver" | "bronze";

/** Who takes a place, best first. Several sources share the place (3, 3, 5, 5, 5, 5). */
export type Tier = Readonly<{ place: number; medal: Medal | null; sources: readonly Source[] }>;

/** `positions` are entry ids, null is a bye. Only real fights are listed: a bye is wired away, never a fight. */
export type Bracket = {
  format: Format;
  positions: readonly (string | null)[];
  fights: readonly BracketFight[];
  places: readonly Tier[];
};

export type Method =
  | "submission"
  | "points"
  | "advantages"
  | "penalties"
  | "decision"
  | "disqualification"
  | "walkover"
  | "no_show"
  | "injury"
  | "closeout";

export type Score = { points: number; advantages: number; penalties: number };

export type Result = {
  /** Null when both are out: neither came, or both were disqualified. */
  winner: Corner | null;
  method: Method;
  score?: { first: Score; second: Score };
  /** Fight time used, whole seconds. */
  seconds?: number;
  /** The loser may not fight again in this bracket. Default: true for a no-show and a disqualification. */
  loserOut?: boolean;
  /** The loser may not take a medal. Default: true for a no-show. */
  forfeitsMedal?: boolean;
};

/**
 * waiting: a side is not known yet, or it is not known whether the fight is needed.
 * bye: one side will never come, the other goes on without a fight.
 * void: never fought; `winner` is set only when an earlier fight already decided it.
 */
export type FightStatus = "waiting" | "ready" | "done" | "bye" | "void";

export type FightState = Readonly<{
  key: string;
  status: FightStatus;
  first: string | null;
  second: string | null;
  winner: string | null;
  loser: string | null;
  result?: Result;
}>;

/** `fights` runs parallel to `bracket.fights`. A value: nothing here is ever changed in place. */
export type BracketState = {
  bracket: Bracket;
  fights: readonly FightState[];
  /** Entries that may not fight again, each with the fight that put him out. */
  out: readonly Out[];
};

export type Out = { entry: string; fight: string };

export type RefusalCode =
  | "unknown_fight"
  | "fight_waiting"
  | "fight_already_done"
  | "fight_is_bye"
  | "fight_void"
  | "fight_without_result"
  | "later_fight_started"
  | "later_fight_finished";

/** `fight` is what was asked for, `because` the later fight that stands in the way. */
export type Refusal = { refused: RefusalCode; fight: string; because?: string };

export const isRefusal = (answer: object): answer is Refusal => "refused" in answer;
