import { type Division, divisionAges } from "@chave/contract";

/** Divisions of one name, Infantil I to III; their belts are the same. */
export const divisionFamilies = [
  {
    id: "mighty_mite",
    divisions: ["mighty_mite_1", "mighty_mite_2", "mighty_mite_3"],
  },
  { id: "pee_wee", divisions: ["pee_wee_1", "pee_wee_2", "pee_wee_3"] },
  { id: "junior", divisions: ["junior_1", "junior_2", "junior_3"] },
  { id: "teen", divisions: ["teen_1", "teen_2", "teen_3"] },
  { id: "juvenile", divisions: ["juvenile_1", "juvenile_2"] },
  { id: "adult", divisions: ["adult"] },
  {
    id: "master",
    divisions: ["master_1", "master_2", "master_3", "master_4", "master_5", "master_6", "master_7"],
  },
] as const satisfies readonly { id: string; divisions: readonly Division[] }[];

export type DivisionFamily = (typeof divisionFamilies)[number]["id"];

const divisionsOf = (...ids: DivisionFamily[]): Division[] =>
  divisionFamilies.filter(({ id }) => ids.includes(id)).flatMap(({ divisions }) => divisions);

export const presets = {
  kids: divisionsOf("mighty_mite", "pee_wee", "junior", "teen"),
  juvenile: divisionsOf("juvenile"),
  adult: divisionsOf("adult"),
  master: divisionsOf("master"),
} as const;

/** `4`, `18+`. */
export function ageOf(division: Division): string {
  const { minAge, maxAge } = divisionAges[division];
  return maxAge === null ? `${minAge}+` : String(minAge);
}
