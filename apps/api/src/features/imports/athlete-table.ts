import { importLimits } from "@chave/contract";
import { AppError } from "#api/errors.ts";
import { cleanCell } from "./clean-cell.ts";

export const maximumRows = importLimits.rows;
export const maximumColumns = 200;

export type AthleteTable = {
  headers: string[];
  /** Below the header; an empty line of the file is an empty array, so that row numbers stay the file's. */
  rows: string[][];
  /** Rows that are not empty. */
  rowCount: number;
};

const isEmpty = (row: readonly string[]) => row.every((cell) => cell === "");

/** The first line with anything in it is the header. */
export function athleteTable(lines: readonly (readonly string[])[]): AthleteTable {
  const cleaned = lines.map(cleanRow);
  const headerAt = cleaned.findIndex((row) => row.length > 0);
  const header = cleaned[headerAt] ?? [];
  const rows = cleaned.slice(headerAt + 1);
  while (rows.at(-1)?.length === 0) rows.pop();
  const rowCount = rows.filter((row) => row.length > 0).length;
  if (rowCount === 0) throw new AppError("file_empty");
  refuseTooMany(rowCount, rows.length);
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  return { headers: padded(header, width), rows, rowCount };
}

/** `lines` counts empty ones too, which are cheap but not free. */
export function refuseTooMany(rowCount: number, lines: number): void {
  const rows = rowCount <= maximumRows && lines > 10 * maximumRows ? lines : rowCount;
  if (rows > maximumRows) throw new AppError("file_too_many_rows", { rows, limit: maximumRows });
}

function cleanRow(line: readonly string[]): string[] {
  const row = line.slice(0, maximumColumns).map(cleanCell);
  if (isEmpty(row)) return [];
  while (row.at(-1) === "") row.pop();
  return row;
}

/** Every row with as many cells as there are columns. */
export const padded = (row: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, at) => row[at] ?? "");
