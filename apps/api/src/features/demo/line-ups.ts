import type { Belt, BracketType, Division } from "@chave/contract";

/** How many enter each weight class of a division, sex and belt, lightest first. */
export type LineUp = {
  division: Division;
  sex: "male" | "female";
  belt: Belt;
  sizes: readonly number[];
  /** Absent: as the number of entries suggests. */
  bracketType?: BracketType;
};

const lineUp = (
  division: Division,
  sex: LineUp["sex"],
  belt: Belt,
  sizes: readonly number[],
  bracketType?: BracketType,
): LineUp => ({ division, sex, belt, sizes, ...(bracketType && { bracketType }) });

/** About 60 categories and exactly 300 athletes: alone, two, three (comeback), a full sixteen, nineteen with byes. */
export const recife: readonly LineUp[] = [
  lineUp("pee_wee_2", "male", "grey", [0, 4, 3], "round_robin"),
  lineUp("pee_wee_2", "female", "grey", [0, 0, 3]),
  lineUp("junior_2", "male", "yellow", [0, 0, 5, 4]),
  lineUp("teen_2", "female", "orange", [0, 0, 0, 3, 2]),
  lineUp("teen_3", "male", "green", [0, 0, 0, 0, 5, 4]),
  lineUp("juvenile_2", "male", "blue", [0, 3, 6, 6, 2]),
  lineUp("adult", "male", "white", [0, 3, 8, 8, 5, 2]),
  lineUp("adult", "male", "blue", [2, 6, 11, 16, 19, 8, 5, 0, 1]),
  lineUp("adult", "male", "purple", [0, 4, 8, 11, 7, 3]),
  lineUp("adult", "male", "brown", [0, 0, 6, 8, 4, 2]),
  lineUp("adult", "male", "black", [0, 3, 5, 8, 6, 4], "single_elimination_bronze_fight"),
  lineUp("adult", "female", "white", [0, 4, 5, 3]),
  lineUp("adult", "female", "blue", [1, 5, 9, 6, 3]),
  lineUp("adult", "female", "purple", [0, 0, 5, 4]),
  lineUp("adult", "female", "black", [0, 0, 2, 3]),
  lineUp("master_1", "male", "blue", [0, 0, 6, 6, 4]),
  lineUp("master_1", "male", "black", [0, 0, 0, 4, 3]),
  lineUp("master_3", "male", "purple", [0, 0, 0, 0, 3, 1]),
];

/** The absolute: those of the weight classes who enter a second time. */
export const absolutes = [
  { division: "adult", sex: "male", belt: "black", entries: 8 },
  { division: "adult", sex: "female", belt: "blue", entries: 4 },
] as const;

/** Next month: entered, not drawn. */
export const joaoPessoa: readonly LineUp[] = [
  lineUp("adult", "male", "blue", [2, 5, 9, 12, 10, 6, 3, 0, 1]),
  lineUp("adult", "male", "purple", [0, 3, 7, 9, 5, 2]),
  lineUp("adult", "female", "blue", [0, 3, 4]),
];

/** Five weeks ago: fought to the end. */
export const caruaru: readonly LineUp[] = [
  lineUp("adult", "male", "brown", [0, 0, 5, 7, 4]),
  lineUp("adult", "male", "black", [0, 3, 4, 6]),
  lineUp("adult", "female", "purple", [0, 0, 3, 2]),
];
