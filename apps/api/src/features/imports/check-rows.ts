import type { Category, ImportMapping, ImportRowProblem } from "@chave/contract";
import type { Entrant } from "#api/features/registrations/enter-athletes.service.ts";
import { sortKey } from "#api/sort-key.ts";
import { makeCategoryFinder } from "./find-category.ts";
import { type AthleteRow, type CellProblem, readAthlete } from "./read-athlete.ts";

type Birth = Pick<AthleteRow, "birthDate" | "birthYear">;

/** What the rows are checked against. */
export type CheckFacts = {
  eventYear: number;
  categories: readonly Category[];
  registered: readonly (Birth & { categoryId: string; names: readonly string[] })[];
};

export type CheckedRow =
  | { entrant: Entrant; problems: [] }
  | { entrant: null; problems: ImportRowProblem[] };

/** Checks row after row; it remembers those before, because nobody may stand in a category twice. */
export function makeRowChecker(
  facts: CheckFacts,
  mapping: ImportMapping,
): (row: number, cells: readonly string[]) => CheckedRow {
  const findCategory = makeCategoryFinder(facts.categories, facts.eventYear);
  const registered = makeRoll();
  const inFile = makeRoll();
  for (const { categoryId, names, ...birth } of facts.registered)
    for (const name of new Set(names.map(sortKey))) registered.add(categoryId, name, birth);

  const whyRefused = (athlete: AthleteRow, category: Category): CellProblem | null => {
    const problem = { field: "name" as const, value: athlete.name };
    const place = [category.id, sortKey(athlete.name), athlete] as const;
    if (registered.has(...place)) return { ...problem, code: "already_registered" };
    if (inFile.has(...place)) return { ...problem, code: "duplicate_in_file" };
    inFile.add(...place);
    return category.hasBracket ? { ...problem, code: "category_has_bracket" } : null;
  };

  return (row, cells) => {
    const { athlete, problems } = readAthlete(cells, mapping, facts.eventYear);
    const refuse = (found: CellProblem[]): CheckedRow => ({
      entrant: null,
      problems: found.map((problem) => ({
        ...problem,
        row,
        name: athlete.name,
        value: problem.value.slice(0, 200),
      })),
    });
    if (problems.length > 0) return refuse(problems);
    const category = findCategory(athlete);
    if ("code" in category) return refuse([category]);
    const refusal = whyRefused(athlete, category);
    if (refusal) return refuse([refusal]);
    const { category: _name, ...rest } = athlete;
    const sex = athlete.sex ?? category.sex;
    return { entrant: { ...rest, sex, categoryId: category.id }, problems: [] };
  };
}

/** Who stands in which category. Lists without birth dates are common, so a missing one counts as the same. */
function makeRoll() {
  const births = new Map<string, Birth[]>();
  const keyOf = (categoryId: string, nameKey: string) => `${categoryId} ${nameKey}`;
  return {
    has: (categoryId: string, nameKey: string, birth: Birth) =>
      (births.get(keyOf(categoryId, nameKey)) ?? []).some((other) => mayBeSame(other, birth)),
    add: (categoryId: string, nameKey: string, { birthDate, birthYear }: Birth) => {
      const key = keyOf(categoryId, nameKey);
      births.set(key, [...(births.get(key) ?? []), { birthDate, birthYear }]);
    },
  };
}

function mayBeSame(a: Birth, b: Birth): boolean {
  if (a.birthDate !== null && b.birthDate !== null) return a.birthDate === b.birthDate;
  return a.birthYear === null || b.birthYear === null || a.birthYear === b.birthYear;
}
