import { type Belt, belts, type Category, divisions, type Sex, sexes } from "@chave/contract";

type BeltGroup = { belt: Belt | null; categories: Category[] };
type SexGroup = { sex: Sex; belts: BeltGroup[] };
export type DivisionGroup = {
  /** `own`: categories that an organizer named, outside the sport's table. */
  division: NonNullable<Category["division"]> | "own";
  categories: Category[];
  sexes: SexGroup[];
};

/** Division → sex → belt, each in the order of the sport's table; groups without categories are left out. */
export function groupCategories(categories: readonly Category[]): DivisionGroup[] {
  const ofDivisions = grouped(categories, [...divisions, "own"] as const, divisionOf);
  return ofDivisions.map(([division, ofDivision]) => ({
    division,
    categories: ofDivision,
    sexes: grouped(ofDivision, sexes, ({ sex }) => sex).map(([sex, ofSex]) => ({
      sex,
      belts: grouped(ofSex, [...belts, null], ({ belt }) => belt).map(([belt, ofBelt]) => ({
        belt,
        categories: ofBelt,
      })),
    })),
  }));
}

const divisionOf = ({ division }: Category) => division ?? "own";

function grouped<K, V>(all: readonly V[], order: readonly K[], keyOf: (one: V) => K): [K, V[]][] {
  const groups = new Map<K, V[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return order.flatMap((key): [K, V[]][] => {
    const group = groups.get(key);
    return group ? [[key, group]] : [];
  });
}

export const countEntries = (categories: readonly Category[]): number =>
  categories.reduce((sum, { entries }) => sum + entries, 0);
