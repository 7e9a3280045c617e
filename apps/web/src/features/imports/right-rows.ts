import type { AthleteImport } from "@chave/contract";

/** How many rows have no problem; null when there are more problems than the report lists, so that nobody knows. */
export function rightRows({ rows, problems, problemCount }: AthleteImport): number | null {
  if (problems.length < problemCount) return null;
  return rows - new Set(problems.map(({ row }) => row)).size;
}
