import { type Belt, type ImportMapping, importFieldsOf } from "@chave/contract";
import { parseBelt } from "./parse-belt.ts";
import { parseBirth, parseEmail, parseSeed, parseSex, parseWeight } from "./parse-cells.ts";
import { type CellProblem, readCells } from "./read-cells.ts";

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

/** Reads the mapped cells of a row; what cannot be read is a problem and counts as nothing. */
export function readAthlete(
  cells: readonly string[],
  mapping: ImportMapping,
  eventYear: number,
): { athlete: AthleteRow; problems: CellProblem[] } {
  const { problems, textOf, read } = readCells(cells, mapping, importFieldsOf.athletes);
  const birth = read("birthDate", "birth_date_invalid", (cell) => parseBirth(cell, eventYear));
  const athlete: AthleteRow = {
    name: textOf("name"),
    gymName: textOf("gym"),
    category: textOf("category"),
    sex: read("sex", "sex_invalid", parseSex),
    belt: read("belt", "belt_invalid", parseBelt),
    birthDate: birth?.birthDate ?? null,
    birthYear: birth?.birthYear ?? null,
    weight: read("weight", "weight_invalid", parseWeight),
    seed: read("seed", "seed_invalid", parseSeed),
    email: read("email", "email_invalid", parseEmail),
    document: textOf("document") || null,
  };
  return { athlete, problems };
}
