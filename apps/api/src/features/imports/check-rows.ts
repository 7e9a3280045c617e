import type { Category, ImportMapping } from "@chave/contract";
import type { Entrant } from "#api/features/registrations/enter-athletes.service.ts";
import { sortKey } from "#api/sort-key.ts";
import { makeCategoryFinder } from "./find-category.ts";
import { categoriesByFit } from "./fitting-categories.ts";
import { type CheckedRow, refusedRow } from "./importer.ts";
import { type AthleteRow, readAthlete } from "./read-athlete.ts";
import type { CellProblem } from "./read-cells.ts";

type Birth = Pick<AthleteRow, "birthDate" | "birthYear">;

/** What the rows are checked against. */
export type CheckFacts = {
  eventYear: number;
  categories: readonly Category[];
  registered: readonly (Birth & { categoryId: string; names: readonly string[] })[];
};

/** Checks row after row; it remembers those before, because nobody may stand in a category twice. */
export function makeRowChecker(
  facts: CheckFacts,
  mapping: ImportMapping,
): (row: number, cells: readonly string[]) => CheckedRow<Entrant> {
  const findCategory = makeCategoryFinder(facts.categories, facts.eventYear);
  const byFit = new Set<string>(categoriesByFit(facts.categories).map(({ id }) => id));
  const registered = makeRoll();
  const inFile = makeRoll();
  for (const { categoryId, names, ...birth } of facts.registered)
    for (const name of new Set(names.map(sortKey))) registered.add(categoryId, name, birth);

  const whyRefused = (athlete: AthleteRow, category: Category): CellProblem | null => {
    const problem = { field: "name" as const, value: athlete.name };
    const nameKey = sortKey(athlete.name);
    const before = registered.categoriesOf(nameKey, athlete);
    const above = inFile.categoriesOf(nameKey, athlete);
    if (before.includes(category.id)) return { ...problem, code: "already_registered" };
    if (above.includes(category.id)) return { ...problem, code: "duplicate_in_file" };
    // Who names no category does not ask for a second one: a weight or a birth was corrected.
    if (athlete.category === "" && [...before, ...above].some((id) => byFit.has(id)))
      return { ...problem, code: "registered_in_other_category" };
    inFile.add(category.id, nameKey, athlete);
    return category.hasBracket ? { ...problem, code: "category_has_bracket" } : null;
  };

  return (row, cells) => {
    const { athlete, problems } = readAthlete(cells, mapping, facts.eventYear);
    const refuse = (found: CellProblem[]) => refusedRow(row, athlete.name, found);
    if (problems.length > 0) return refuse(problems);
    const category = findCategory(athlete);
    if ("code" in category) return refuse([category]);
    const refusal = whyRefused(athlete, category);
    if (refusal) return refuse([refusal]);
    const { category: _name, ...rest } = athlete;
    const sex = athlete.sex ?? category.sex;
    return { entry: { ...rest, sex, categoryId: category.id }, problems: [] };
  };
}

/** Who stands in which category. Lists without birth dates are common, so a missing one counts as the same. */
function makeRoll() {
  const places = new Map<string, (Birth & { categoryId: string })[]>();
  return {
    categoriesOf: (nameKey: string, birth: Birth): string[] =>
      (places.get(nameKey) ?? [])
        .filter((place) => mayBeSame(place, birth))
        .map(({ categoryId }) => categoryId),
    add: (categoryId: string, nameKey: string, { birthDate, birthYear }: Birth) => {
      const place = { categoryId, birthDate, birthYear };
      const known = places.get(nameKey);
      if (known) known.push(place);
      else places.set(nameKey, [place]);
    },
  };
}

function mayBeSame(a: Birth, b: Birth): boolean {
  if (a.birthDate !== null && b.birthDate !== null) return a.birthDate === b.birthDate;
  return a.birthYear === null || b.birthYear === null || a.birthYear === b.birthYear;
}
