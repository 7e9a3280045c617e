import type { Category } from "@chave/contract";
import { makeNameIndex } from "./category-names.ts";
import { fitOf, isByChoice } from "./fitting-categories.ts";
import type { AthleteRow, CellProblem } from "./read-athlete.ts";

export type CategoryFinder = (athlete: AthleteRow) => Category | CellProblem;

/** Finds an athlete's category by the name in the file, or by birth year, sex, belt and weight where none is given. */
export function makeCategoryFinder(
  categories: readonly Category[],
  eventYear: number,
): CategoryFinder {
  const named = makeNameIndex(categories);
  const offered = categories.filter((category) => !isByChoice(category));

  const byName = (athlete: AthleteRow): Category | CellProblem => {
    const problem = { field: "category" as const, value: athlete.category };
    const found = named(athlete.category);
    if (found.length === 0) return { ...problem, code: "category_unknown" };
    if (found.length === 1) return found[0]!;
    // The same name for men and women: what the row says of the athlete tells which is meant.
    const fitting = found.filter((category) => fitOf(category, athlete, eventYear) === "fits");
    return fitting.length === 1 ? fitting[0]! : { ...problem, code: "category_ambiguous" };
  };

  const byFit = (athlete: AthleteRow): Category | CellProblem => {
    const fits = offered.map((category) => ({
      category,
      fit: fitOf(category, athlete, eventYear),
    }));
    const fitting = fits.filter(({ fit }) => fit === "fits").map(({ category }) => category);
    const unsure = fits.find(({ fit }) => typeof fit === "object")?.fit;
    if (typeof unsure === "object")
      return { code: "category_data_missing", field: unsure.needs, value: "" };
    if (fitting.length === 1) return fitting[0]!;
    const code = fitting.length === 0 ? "category_not_found_for" : "category_ambiguous";
    return { code, field: null, value: "" };
  };

  return (athlete) => (athlete.category === "" ? byFit(athlete) : byName(athlete));
}
