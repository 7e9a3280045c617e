import type { ImportField, ImportMapping, ImportRowProblem } from "@chave/contract";

export type CellProblem = Pick<ImportRowProblem, "code" | "field" | "value">;

/** Characters that a field holds; the same as in the forms. */
const longest: Record<ImportField, number> = {
  name: 120,
  gym: 120,
  category: 300,
  email: 200,
  document: 40,
  birthDate: 40,
  sex: 40,
  belt: 60,
  weight: 40,
  seed: 40,
  phone: 40,
  guardianName: 120,
  guardianDocument: 40,
};

/** The mapped cells of a row, and what was found wrong with them; what cannot be read counts as nothing. */
export function readCells(
  cells: readonly string[],
  mapping: ImportMapping,
  fields: readonly ImportField[],
) {
  const problems: CellProblem[] = [];
  const report = (field: ImportField, code: CellProblem["code"], value: string) =>
    problems.push({ field, code, value });

  const text: Partial<Record<ImportField, string>> = {};
  for (const field of fields) {
    const value = mapping[field] === undefined ? "" : (cells[mapping[field]] ?? "");
    const code = whyUnusable(value, longest[field]);
    if (code) report(field, code, value);
    text[field] = code ? "" : value;
  }
  const textOf = (field: ImportField): string => text[field] ?? "";
  if (textOf("name").length < 2 && !problems.some(({ field }) => field === "name"))
    report("name", "name_missing", textOf("name"));

  /** Null for an empty cell; a problem for one that cannot be understood. */
  const read = <T>(field: ImportField, code: CellProblem["code"], parse: (text: string) => T) => {
    if (textOf(field) === "") return null;
    const value = parse(textOf(field));
    if (value === null) report(field, code, textOf(field));
    return value;
  };
  return { problems, report, textOf, read };
}

/** A formula that came as text was never calculated: nobody knows what it should say. */
function whyUnusable(value: string, most: number): "formula" | "text_too_long" | null {
  if (value.startsWith("=")) return "formula";
  return value.length > most ? "text_too_long" : null;
}
