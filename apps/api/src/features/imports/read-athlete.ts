import {
  type Belt,
  type ImportField,
  type ImportMapping,
  type ImportRowProblem,
  importFields,
} from "@chave/contract";
import { parseBelt } from "./parse-belt.ts";
import { parseBirth, parseEmail, parseSeed, parseSex, parseWeight } from "./parse-cells.ts";

/** What a row says about an athlete; null where it says nothing. */
export type AthleteRow = {
  name: string;
  gymName: string;
  /** As written; empty when the file leaves the choice to birth, sex, belt and weight. */
  category: string;
  sex: "male" | "female" | null;
  belt: Belt | null;
  birthDate: string | null;
  birthYear: number | null;
  /** Grams. */
  weight: number | null;
  seed: number | null;
  email: string | null;
  document: string | null;
};

export type CellProblem = Pick<ImportRowProblem, "code" | "field" | "value">;

/** Characters that a field holds; the same as in the forms. */
const longest: Record<ImportField, number> = {
  name: 120,
  gym: 120,
  category: 300,
  email: 254,
  document: 40,
  birthDate: 40,
  sex: 40,
  belt: 60,
  weight: 40,
  seed: 40,
};

/** Reads the mapped cells of a row; what cannot be read is a problem and counts as nothing. */
export function readAthlete(
  cells: readonly string[],
  mapping: ImportMapping,
  eventYear: number,
): { athlete: AthleteRow; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const report = (field: ImportField, code: CellProblem["code"], value: string) =>
    problems.push({ field, code, value });

  const text = {} as Record<ImportField, string>;
  for (const field of importFields) {
    const value = mapping[field] === undefined ? "" : (cells[mapping[field]] ?? "");
    const code = whyUnusable(value, longest[field]);
    if (code) report(field, code, value);
    text[field] = code ? "" : value;
  }

  /** Null for an empty cell; a problem for one that cannot be understood. */
  const read = <T>(field: ImportField, code: CellProblem["code"], parse: (text: string) => T) => {
    if (text[field] === "") return null;
    const value = parse(text[field]);
    if (value === null) report(field, code, text[field]);
    return value;
  };

  const isNameReported = problems.some((problem) => problem.field === "name");
  if (text.name.length < 2 && !isNameReported) report("name", "name_missing", text.name);
  const birth = read("birthDate", "birth_date_invalid", (cell) => parseBirth(cell, eventYear));
  const athlete: AthleteRow = {
    name: text.name,
    gymName: text.gym,
    category: text.category,
    sex: read("sex", "sex_invalid", parseSex),
    belt: read("belt", "belt_invalid", parseBelt),
    birthDate: birth?.birthDate ?? null,
    birthYear: birth?.birthYear ?? null,
    weight: read("weight", "weight_invalid", parseWeight),
    seed: read("seed", "seed_invalid", parseSeed),
    email: read("email", "email_invalid", parseEmail),
    document: text.document || null,
  };
  return { athlete, problems };
}

/** A formula that came as text was never calculated: nobody knows what it should say. */
function whyUnusable(value: string, most: number): "formula" | "text_too_long" | null {
  if (value.startsWith("=")) return "formula";
  return value.length > most ? "text_too_long" : null;
}
