import {
  type Belt,
  belts,
  type Division,
  divisionAges,
  divisions,
  type Sport,
  type WeightClass,
  weightClasses,
} from "@chave/contract";
import { fightSecondsOf, hasOpenClass, type WeightRow, weightRows } from "./jiu-jitsu-template.ts";

export type TemplateChoice = {
  divisions: Division[];
  belts: Belt[];
  sexes: ("male" | "female")[];
  withOpenClass: boolean;
};

export type TemplateCategory = {
  division: Division;
  belt: Belt;
  sex: "male" | "female";
  weightClass: WeightClass;
  minAge: number;
  maxAge: number | null;
  minWeight: number | null;
  maxWeight: number | null;
  fightSeconds: number;
  position: number;
  sameKey: string;
};

const openClass: WeightRow = { weightClass: "open_class", minWeight: null, maxWeight: null };

/** Every category of the choice that the table knows, in the table's order; belts a division lacks are left out. */
export function templateCategories(choice: TemplateChoice, sport: Sport): TemplateCategory[] {
  const chosen = <T>(all: readonly T[], some: readonly T[]) =>
    all.filter((one) => some.includes(one));
  const result: TemplateCategory[] = [];
  for (const division of chosen(divisions, choice.divisions)) {
    for (const sex of chosen(["male", "female"] as const, choice.sexes)) {
      for (const belt of chosen(divisionAges[division].belts, choice.belts)) {
        const weights = weightRows(division, sex, sport);
        if (choice.withOpenClass && hasOpenClass(division)) weights.push(openClass);
        for (const weight of weights) result.push(templateCategory(division, sex, belt, weight));
      }
    }
  }
  return result;
}

function templateCategory(
  division: Division,
  sex: "male" | "female",
  belt: Belt,
  weight: WeightRow,
): TemplateCategory {
  const { minAge, maxAge } = divisionAges[division];
  return {
    division,
    belt,
    sex,
    ...weight,
    minAge,
    maxAge,
    fightSeconds: fightSecondsOf(division, belt),
    position: positionOf(division, sex, belt, weight.weightClass),
    sameKey: [division, sex, belt, weight.weightClass].join("|"),
  };
}

/** By division, then sex, belt and weight; leaves room for categories with a name after the last. */
function positionOf(division: Division, sex: string, belt: Belt, weightClass: WeightClass): number {
  const beltAt = belts.indexOf(belt);
  const weightAt = weightClasses.indexOf(weightClass);
  return (
    ((divisions.indexOf(division) * 2 + (sex === "male" ? 0 : 1)) * 10 + beltAt) * 20 + weightAt
  );
}
