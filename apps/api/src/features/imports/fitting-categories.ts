import type { Category, Division, ImportField } from "@chave/contract";
import type { AthleteRow } from "./read-athlete.ts";

/**
 * The last year in a division that has no upper age. An older athlete may choose to enter it, by naming the
 * category, but is not put there: masters begin at 30, 36, 41, 46, 51, 56 and 61.
 */
const lastAge: Partial<Record<Division, number>> = {
  adult: 29,
  master_1: 35,
  master_2: 40,
  master_3: 45,
  master_4: 50,
  master_5: 55,
  master_6: 60,
};

type Athlete = Pick<AthleteRow, "sex" | "belt" | "birthYear" | "weight">;

/** Nobody is put in an absolute unasked: that is a second category of the athlete's own choice. */
export const isByChoice = (category: Category): boolean => category.weightClass === "open_class";

/** Whether a category is an athlete's, or the field that would have to be known to tell. */
export type Fit = "fits" | "does_not_fit" | { needs: ImportField };

export function fitOf(category: Category, athlete: Athlete, eventYear: number): Fit {
  if (athlete.sex !== null && category.sex !== "mixed" && category.sex !== athlete.sex)
    return "does_not_fit";
  if (athlete.belt !== null && category.belt !== null && category.belt !== athlete.belt)
    return "does_not_fit";
  if (athlete.birthYear !== null && !isOfAge(category, eventYear - athlete.birthYear))
    return "does_not_fit";
  if (athlete.weight !== null && !isOfWeight(category, athlete.weight)) return "does_not_fit";
  const missing = neededFields(category).find((field) => isMissing(athlete, field));
  return missing ? { needs: missing } : "fits";
}

/** What must be known of an athlete to tell whether a category is theirs. */
export function neededFields(category: Category): ImportField[] {
  const fields: ImportField[] = [];
  if (category.minAge !== null || category.maxAge !== null) fields.push("birthDate");
  if (category.sex !== "mixed") fields.push("sex");
  if (category.belt !== null) fields.push("belt");
  if (category.minWeight !== null || category.maxWeight !== null) fields.push("weight");
  return fields;
}

function isMissing(athlete: Athlete, field: ImportField): boolean {
  if (field === "birthDate") return athlete.birthYear === null;
  if (field === "sex") return athlete.sex === null;
  if (field === "belt") return athlete.belt === null;
  return athlete.weight === null;
}

function isOfAge({ minAge, maxAge, division }: Category, age: number): boolean {
  const oldest = maxAge ?? (division && lastAge[division]) ?? Number.POSITIVE_INFINITY;
  return age >= (minAge ?? 0) && age <= oldest;
}

/** Grams; the lower limit belongs to the category below. */
const isOfWeight = ({ minWeight, maxWeight }: Category, weight: number): boolean =>
  weight > (minWeight ?? 0) && weight <= (maxWeight ?? Number.POSITIVE_INFINITY);
