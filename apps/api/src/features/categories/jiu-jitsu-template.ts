import {
  type Belt,
  type Division,
  divisionAges,
  type Sex,
  type Sport,
  type WeightClass,
} from "@chave/contract";

/**
 * The jiu-jitsu table of divisions, belts and weights that an organizer starts from. Ages count as event year minus
 * birth year; weights are kilograms, the upper limit included. Adult and juvenile limits are the IBJJF's; kids'
 * limits and the fight lengths come from secondary pages, so every value can be changed after adding.
 */
type FightMinutes = number | Partial<Record<Belt, number>>;

/** Minutes by division, by belt where it matters; the ages and belts themselves stand in the contract. */
function minutesOf(division: Division): FightMinutes {
  const { minAge } = divisionAges[division];
  if (division === "adult") return { white: 5, blue: 6, purple: 7, brown: 8, black: 10 };
  if (division === "master_1") return { white: 5, blue: 5, purple: 6, brown: 6, black: 6 };
  if (minAge <= 6) return 2;
  if (minAge <= 9) return 3;
  if (minAge <= 15) return 4;
  return 5;
}

/** Adults and masters may also fight without regard to weight. */
export const hasOpenClass = (division: Division): boolean => divisionAges[division].maxAge === null;

const classNames = [
  "rooster",
  "light_feather",
  "feather",
  "light",
  "middle",
  "medium_heavy",
  "heavy",
  "super_heavy",
  "ultra_heavy",
] as const satisfies readonly WeightClass[];

type Limits = Record<"male" | "female", readonly number[]>;

const adultGi: Limits = {
  male: [57.5, 64, 70, 76, 82.3, 88.3, 94.3, 100.5],
  female: [48.5, 53.5, 58.5, 64, 69, 74, 79.3],
};
const adultNoGi: Limits = {
  male: [55.5, 61.5, 67.5, 73.5, 79.5, 85.5, 91.5, 97.5],
  female: [46.5, 51.5, 56.5, 61.5, 66.5, 71.5, 76.5],
};
const juvenileGi: Limits = {
  male: [53.5, 58.5, 64, 69, 74, 79.3, 84.3, 89.3],
  female: [44.3, 48.3, 52.5, 56.5, 60.5, 65, 69],
};
const juvenileNoGi: Limits = {
  male: [51.5, 56.5, 61.5, 66.5, 71.5, 76.5, 81.5, 86.5],
  female: [42.5, 46.5, 50.5, 54.5, 58.5, 62.5, 66.5],
};

/** Both sexes alike, by age. */
const kidsLimits: Record<number, readonly number[]> = {
  4: [11.3, 14.2, 17.2, 20.2, 23.2, 26.2, 29.3, 32.3],
  5: [14.2, 16.2, 19.2, 22.2, 25.3, 28.3, 31.3, 34.3],
  6: [16.2, 18.2, 21.2, 24.3, 27.3, 30.4, 33.4, 36.4],
  7: [17.5, 20.5, 23.5, 26.5, 29.5, 32.5, 35.5, 38.5],
  8: [20.5, 23.3, 26.3, 29.4, 32.4, 35.4, 38.5, 41.5],
  9: [23.3, 26.3, 29.4, 32.4, 35.4, 38.5, 41.5, 44.5],
  10: [26.3, 29.4, 32.4, 35.4, 38.5, 41.5, 44.5, 47.5],
  11: [29.4, 32.4, 35.4, 38.5, 41.5, 44.5, 47.5, 51.1],
  12: [31.4, 35.4, 39.5, 43.5, 47.5, 52.1, 56.1, 60.1],
  13: [35.4, 39.5, 43.5, 47.5, 52.1, 56.1, 60.1, 64.2],
  14: [39.5, 43.5, 47.5, 52.1, 56.1, 60.1, 64.2, 68.2],
  15: [43.5, 47.5, 52.1, 56.1, 60.1, 64.2, 68.2, 72.2],
};

export type WeightRow = {
  weightClass: WeightClass;
  /** Grams, itself not included; null: from nothing. */
  minWeight: number | null;
  /** Grams, included; null: open. */
  maxWeight: number | null;
};

/** The weight classes of a division for one sex, lightest first. */
export function weightRows(division: Division, sex: "male" | "female", sport: Sport): WeightRow[] {
  const limits = limitsOf(division, sex, sport).map((kilos) => Math.round(kilos * 1000));
  return [...limits, null].map((maxWeight, at) => ({
    weightClass: classNames[at]!,
    minWeight: limits[at - 1] ?? null,
    maxWeight,
  }));
}

function limitsOf(division: Division, sex: Exclude<Sex, "mixed">, sport: Sport): readonly number[] {
  const { minAge } = divisionAges[division];
  const kidsTable = kidsLimits[minAge];
  if (kidsTable) return kidsTable;
  const gi = sport === "jiu_jitsu_gi";
  if (minAge < 18) return (gi ? juvenileGi : juvenileNoGi)[sex];
  return (gi ? adultGi : adultNoGi)[sex];
}

/** Seconds. */
export function fightSecondsOf(division: Division, belt: Belt): number {
  const minutes = minutesOf(division);
  return 60 * (typeof minutes === "number" ? minutes : (minutes[belt] ?? 5));
}
