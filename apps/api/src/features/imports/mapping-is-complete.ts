import {
  type Category,
  type ImportField,
  type ImportMapping,
  mandatoryStudentFields,
} from "@chave/contract";
import { categoriesByFit, neededFields } from "./fitting-categories.ts";

/**
 * A mapping must say where the name stands and how a category is found: by its name, or by what the event's
 * categories ask for. Each column holds one field and exists in the file.
 */
export function mappingIsComplete(
  mapping: ImportMapping,
  columns: number,
  categories: readonly Category[],
): boolean {
  if (!columnsFit(mapping, columns)) return false;
  if (mapping.name === undefined) return false;
  if (mapping.category !== undefined) return true;
  const needed = new Set<ImportField>(categoriesByFit(categories).flatMap(neededFields));
  return [...needed].every((field) => mapping[field] !== undefined);
}

/** A student's column of name, birth date and sex; the rest may be filled in later. */
export const studentMappingIsComplete = (mapping: ImportMapping, columns: number): boolean =>
  columnsFit(mapping, columns) &&
  mandatoryStudentFields.every((field) => mapping[field] !== undefined);

/** Each column exists and holds one field. */
function columnsFit(mapping: ImportMapping, columns: number): boolean {
  const used = Object.values(mapping);
  return new Set(used).size === used.length && used.every((column) => column < columns);
}
