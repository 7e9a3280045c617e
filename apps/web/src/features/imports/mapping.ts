import { type Category, type ImportField, type ImportMapping, importFields } from "@chave/contract";

export const fieldOf = (mapping: ImportMapping, column: number): ImportField | null =>
  importFields.find((field) => mapping[field] === column) ?? null;

/** Says what a column holds. A field stands in one column: it leaves the one it was in. */
export function withColumn(
  mapping: ImportMapping,
  column: number,
  field: ImportField | null,
): ImportMapping {
  const kept = Object.entries(mapping).filter(([one, at]) => at !== column && one !== field);
  return { ...Object.fromEntries(kept), ...(field && { [field]: column }) };
}

/**
 * What the event's categories ask of an athlete who names none. An absolute is nobody's unasked, nor is a category
 * outside the divisions of an event that has them.
 */
export function neededFor(categories: readonly Category[]): ImportField[] {
  const hasDivisions = categories.some(({ division }) => division !== null);
  const asked = categories.filter(
    ({ division, weightClass }) =>
      weightClass !== "open_class" && (division !== null || !hasDivisions),
  );
  const asks = (does: (category: Category) => boolean, field: ImportField) =>
    asked.some(does) ? [field] : [];
  return [
    ...asks(({ minAge, maxAge }) => minAge !== null || maxAge !== null, "birthDate"),
    ...asks(({ sex }) => sex !== "mixed", "sex"),
    ...asks(({ belt }) => belt !== null, "belt"),
    ...asks(({ minWeight, maxWeight }) => minWeight !== null || maxWeight !== null, "weight"),
  ];
}

export type Missing = {
  name: boolean;
  /** Without a column of categories: what else would find them. Empty when nothing is missing. */
  forCategory: ImportField[];
};

export function missingIn(mapping: ImportMapping, needed: readonly ImportField[]): Missing {
  return {
    name: mapping.name === undefined,
    forCategory:
      mapping.category === undefined ? needed.filter((field) => mapping[field] === undefined) : [],
  };
}

export const isComplete = ({ name, forCategory }: Missing): boolean =>
  !name && forCategory.length === 0;
