import type { Sex } from "@chave/contract";

/** What tells two people of one name apart. */
export type Birth = { birthDate: string | null; birthYear: number | null };

/** As sure as a list can be: the same date, or where one of them has none the same year (or none at all). */
export const isSamePerson = (
  a: Birth & { sex: Sex | null },
  b: Birth & { sex: Sex | null },
): boolean =>
  (a.sex === null || b.sex === null || a.sex === b.sex) &&
  (a.birthDate !== null && b.birthDate !== null
    ? a.birthDate === b.birthDate
    : a.birthYear === b.birthYear);
