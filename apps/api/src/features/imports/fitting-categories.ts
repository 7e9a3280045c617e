import type { Category, ImportField } from "@chave/contract";
import type { AthleteRow } from "./read-athlete.ts";

/** The ages at which the divisions of an event begin, youngest first. */
export function divisionStarts(categories: readonly Category[]): number[] {
  const starts = categories.flatMap(({ division, minAge }) =>
    division !== null && minAge !== null ? [minAge] : [],
  );
  return [...new Set(starts)].sort((a, b) => a - b);
}

type Athlete = Pick<AthleteRow, "sex" | "belt" | "birthYear" | "weight">;

/**
 * Where athletes are put who name no category. Nobody is put in an absolute unasked: that is a second category of
 * the athlete's own choice. So is one outside the divisions, in an event that has divisions.
 */
export function categoriesByFit(categories: readonly Category[]): Category[] {
  const hasDivisions = categories.some(({ division }) => division !== null);
  return categories.filter(
    ({ division, weightClass }) =>
      weightClass !== "open_class" && (division !== null || !hasDivisions),
  );
}

/** Whether a category is an athlete's, or the field that would have to be known to tell. */
export type Fit = "fits" | "does_not_fit" | { needs: ImportField };

export function fitOf(
  category: Category,
  athlete: Athlete,
  event: { year: number; divisionStarts: readonly number[] },
): Fit {
  if (athlete.sex !== null && category.sex !== "mixed" && category.sex !== athlete.sex)
    return "does_not_fit";
  if (athlete.belt !== null && category.belt !== null && category.belt !== athlete.belt)
    return "does_not_fit";
  const age = athlete.birthYear === null ? null : event.year - athlete.birthYear;
  if (age !== null && !isOfAge(category, age, event.divisionStarts)) return "does_not_fit";
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

/**
 * A division without an upper age ends where the event's next one begins: an older athlete may choose to enter it,
 * by naming the category, but is put there only where the event has nothing for older ones.
 */
function isOfAge(
  { minAge, maxAge, division }: Category,
  age: number,
  starts: readonly number[],
): boolean {
  const from = minAge ?? 0;
  const next = division === null ? undefined : starts.find((start) => start > from);
  if (maxAge !== null) return age >= from && age <= maxAge;
  return age >= from && (next === undefined || age < next);
}

/** Grams; the lower limit belongs to the category below. */
const isOfWeight = ({ minWeight, maxWeight }: Category, weight: number): boolean =>
  weight > (minWeight ?? 0) && weight <= (maxWeight ?? Number.POSITIVE_INFINITY);
