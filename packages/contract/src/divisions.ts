import type { Belt, Division } from "./categories.ts";

type DivisionAges = {
  /** Event year minus birth year. */
  minAge: number;
  /** Null: an older athlete may enter a younger division. */
  maxAge: number | null;
  belts: readonly Belt[];
};

const adultBelts = ["white", "blue", "purple", "brown", "black"] as const;
const grey = ["white", "grey"] as const;
const yellow = [...grey, "yellow"] as const;
const orange = [...yellow, "orange"] as const;
const green = [...orange, "green"] as const;
const juvenile = ["white", "blue", "purple"] as const;

const only = (age: number, belts: readonly Belt[]): DivisionAges => ({
  minAge: age,
  maxAge: age,
  belts,
});
const from = (minAge: number): DivisionAges => ({ minAge, maxAge: null, belts: adultBelts });

/** Ages and belts of the jiu-jitsu table, so that a screen can say what a choice leaves out before it is made. */
export const divisionAges: Record<Division, DivisionAges> = {
  mighty_mite_1: only(4, grey),
  mighty_mite_2: only(5, grey),
  mighty_mite_3: only(6, grey),
  pee_wee_1: only(7, yellow),
  pee_wee_2: only(8, yellow),
  pee_wee_3: only(9, yellow),
  junior_1: only(10, orange),
  junior_2: only(11, orange),
  junior_3: only(12, orange),
  teen_1: only(13, green),
  teen_2: only(14, green),
  teen_3: only(15, green),
  juvenile_1: only(16, juvenile),
  juvenile_2: only(17, juvenile),
  adult: from(18),
  master_1: from(30),
  master_2: from(36),
  master_3: from(41),
  master_4: from(46),
  master_5: from(51),
  master_6: from(56),
  master_7: from(61),
};
