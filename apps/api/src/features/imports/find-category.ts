import { type Belt, belts, type Category } from "@chave/contract";
import { makeNameIndex } from "./category-names.ts";
import { categoriesByFit, divisionStarts, fitOf } from "./fitting-categories.ts";
import type { AthleteRow } from "./read-athlete.ts";
import type { CellProblem } from "./read-cells.ts";

export type CategoryFinder = (athlete: AthleteRow) => Category | CellProblem;

/** Finds an athlete's category by the name in the file, or by birth year, sex, belt and weight where none is given. */
export function makeCategoryFinder(
  categories: readonly Category[],
  eventYear: number,
): CategoryFinder {
  // Made when the first name is looked up: most files leave the choice to the table.
  let nameIndex: ReturnType<typeof makeNameIndex> | undefined;
  const named = (text: string) => {
    nameIndex ??= makeNameIndex(categories);
    return nameIndex(text);
  };
  const event = { year: eventYear, divisionStarts: divisionStarts(categories) };
  const candidates = groupByBelt(categoriesByFit(categories));

  const byName = (athlete: AthleteRow): Category | CellProblem => {
    const problem = { field: "category" as const, value: athlete.category };
    const found = named(athlete.category);
    if (found.length === 0) return { ...problem, code: "category_unknown" };
    if (found.length === 1) return found[0]!;
    // The same name for men and women: what the row says of the athlete tells which is meant.
    const fitting = found.filter((category) => fitOf(category, athlete, event) === "fits");
    return fitting.length === 1 ? fitting[0]! : { ...problem, code: "category_ambiguous" };
  };

  const byFit = (athlete: AthleteRow): Category | CellProblem => {
    const fitting: Category[] = [];
    for (const category of candidates(athlete.belt)) {
      const fit = fitOf(category, athlete, event);
      if (typeof fit === "object")
        return { code: "category_data_missing", field: fit.needs, value: "" };
      if (fit === "fits") fitting.push(category);
    }
    if (fitting.length === 1) return fitting[0]!;
    const code = fitting.length === 0 ? "category_not_found_for" : "category_ambiguous";
    return { code, field: null, value: "" };
  };

  return (athlete) => (athlete.category === "" ? byFit(athlete) : byName(athlete));
}

/** Those that an athlete's belt does not rule out: a whole table has 1,600 categories, one belt of it 200. */
function groupByBelt(categories: readonly Category[]): (belt: Belt | null) => readonly Category[] {
  const groups = new Map<Belt, readonly Category[]>();
  for (const belt of belts)
    groups.set(
      belt,
      categories.filter((category) => category.belt === null || category.belt === belt),
    );
  return (belt) => (belt === null ? categories : groups.get(belt)!);
}
