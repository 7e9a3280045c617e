/** Entries of one gym carry the same number; every entry without a gym has a number of its own. */
export type GymNumber = number;
