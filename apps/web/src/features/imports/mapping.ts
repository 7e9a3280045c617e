import {
  type Category,
  type ImportField,
  type ImportMapping,
  mandatoryStudentFields,
} from "@chave/contract";
import type { ListTarget } from "./list-target.ts";

export const fieldOf = (mapping: ImportMapping, column: number): ImportField | null =>
  (Object.keys(mapping) as ImportField[]).find((field) => mapping[field] === column) ?? null;

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
function neededFor(categories: readonly Category[]): ImportField[] {
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

/** What a list must say. */
export type Needs = {
  always: readonly ImportField[];
  /** Of an athlete whose row names no category. */
  withoutCategory: readonly ImportField[];
};

export const needsOf = (target: ListTarget): Needs =>
  target.kind === "students"
    ? { always: mandatoryStudentFields, withoutCategory: [] }
    : { always: ["name"], withoutCategory: neededFor(target.categories) };

/** What no column holds yet; both empty when nothing is missing. */
export function missingIn(mapping: ImportMapping, { always, withoutCategory }: Needs): Needs {
  const unread = (field: ImportField) => mapping[field] === undefined;
  return {
    always: always.filter(unread),
    withoutCategory: mapping.category === undefined ? withoutCategory.filter(unread) : [],
  };
}

export const isComplete = ({ always, withoutCategory }: Needs): boolean =>
  always.length === 0 && withoutCategory.length === 0;
