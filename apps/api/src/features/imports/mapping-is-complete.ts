import type { Category, ImportField, ImportMapping } from "@chave/contract";
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
  const used = Object.values(mapping);
  if (new Set(used).size < used.length || used.some((column) => column >= columns)) return false;
  if (mapping.name === undefined) return false;
  if (mapping.category !== undefined) return true;
  const needed = new Set<ImportField>(categoriesByFit(categories).flatMap(neededFields));
  return [...needed].every((field) => mapping[field] !== undefined);
}
