import { type Category, weightClasses } from "@chave/contract";
import type { Entrant } from "#api/features/registrations/enter-athletes.service.ts";
import type { LineUp } from "./line-ups.ts";
import type { Roster } from "./roster.ts";

export type Absolute = Pick<LineUp, "division" | "sex" | "belt"> & { entries: number };

/** The athletes of each category of one division, sex and belt, the absolute last: its athletes enter a second time. */
export function whoEnters(
  categories: readonly Category[],
  lineUp: LineUp,
  absolute: Absolute | undefined,
  roster: Roster,
): { category: Category; entrants: Entrant[] }[] {
  const ofLineUp = categories.filter((category) => isOf(lineUp, category));
  const byWeight = ofLineUp.filter((category) => category.weightClass !== "open_class");
  const entered = byWeight.map((category) => {
    const size = lineUp.sizes[weightClasses.indexOf(category.weightClass!)] ?? 0;
    return { category, entrants: seeded(roster.athletesFor(category, size), category) };
  });
  const heaviestFirst = entered.flatMap(({ entrants }) => entrants).reverse();
  const open = ofLineUp.filter((category) => category.weightClass === "open_class");
  return [
    ...entered,
    ...open.map((category) => ({
      category,
      entrants: seeded(heaviestFirst.slice(0, absolute?.entries), category),
    })),
  ];
}

type Bracketed = Pick<Category, "division" | "sex" | "belt">;

export const isOf = (a: Bracketed, b: Bracketed): boolean =>
  a.division === b.division && a.sex === b.sex && a.belt === b.belt;

/** A ranking stands behind the bigger brackets: two seeds from six on, four from sixteen. */
function seeded(athletes: readonly Omit<Entrant, "categoryId" | "seed">[], category: Category) {
  const seeds = athletes.length >= 16 ? 4 : athletes.length >= 6 ? 2 : 0;
  return athletes.map((athlete, at) => ({
    ...athlete,
    categoryId: category.id,
    seed: at < seeds ? at + 1 : null,
  }));
}
