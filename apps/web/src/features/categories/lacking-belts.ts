import { type Belt, belts, type Division, divisionAges } from "@chave/contract";
import { type DivisionFamily, divisionFamilies } from "./division-families.ts";

/** The belts that at least one of the divisions knows, in their order. */
export const beltsOf = (divisions: readonly Division[]): Belt[] =>
  belts.filter((belt) => divisions.some((division) => knows(division, belt)));

type Lacking = { belt: Belt; families: DivisionFamily[] };

/** Which chosen belts some of the chosen divisions do not have: those categories are left out. */
export function lackingBelts(divisions: readonly Division[], chosen: readonly Belt[]): Lacking[] {
  return belts
    .filter((belt) => chosen.includes(belt))
    .map((belt) => ({
      belt,
      families: divisionFamilies
        .filter((family) =>
          family.divisions.some((one) => divisions.includes(one) && !knows(one, belt)),
        )
        .map(({ id }) => id),
    }))
    .filter(({ families }) => families.length > 0);
}

const knows = (division: Division, belt: Belt) => divisionAges[division].belts.includes(belt);
