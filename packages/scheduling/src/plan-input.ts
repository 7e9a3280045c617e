/** All times are whole seconds since the zero of the event's day; intervals are half-open. */
export type Window = { from: number; to: number };

export type PlanMat = { id: string; windows: readonly Window[] };

export type PlanFight = {
  id: string;
  /** Planned length of the fight itself. */
  seconds: number;
  /** How long it takes the mat: the fight and the change to the next one. At least `seconds`. */
  matSeconds: number;
  /** Between the end of each feeder (and of each earlier fight of its athletes) and the start of this one. */
  restSeconds: number;
  /** Fights whose winner or loser comes here. An id that is not in the plan counts as fought. */
  after: readonly string[];
  /** Who might still reach it: at least everyone who is also entered elsewhere. */
  athletes: readonly string[];
  /** Fights of one category are kept on one mat where that is cheap. */
  category?: string;
  /** Left out: any mat. */
  allowedMats?: readonly string[];
  /** Already running or announced for good: it stays, everything else goes around it. */
  fixed?: { mat: string; start: number };
  notBefore?: number;
};

export type PlanInput = {
  mats: readonly PlanMat[];
  fights: readonly PlanFight[];
  /** The same input and seed give the same plan. */
  seed?: string;
};

export type PlannedFight = { id: string; mat: string; start: number };

/** Why a fight has no place. Each is a key of the translations. */
export type WhyUnplaced =
  | "no_mat_allowed"
  | "no_room"
  | "waits_for_unplaced"
  | "waits_in_a_circle"
  | "too_late_for_fixed";

export type Plan = {
  /** By start, then by the order of the mats. */
  fights: PlannedFight[];
  /** When the last fight ends; 0 without fights. */
  end: number;
  unplaced: { id: string; why: WhyUnplaced }[];
};
