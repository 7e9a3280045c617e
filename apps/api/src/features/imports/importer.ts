import type { ImportId, ImportRowProblem } from "@chave/contract";
import type { Context } from "#api/context.ts";
import type { CellProblem } from "./read-cells.ts";

export type CheckedRow<Entry> =
  | { entry: Entry; problems: [] }
  | { entry: null; problems: ImportRowProblem[] };

/** Checks row after row; it remembers those before. */
export type RowChecker<Entry> = (row: number, cells: readonly string[]) => CheckedRow<Entry>;

/** What one kind of list is checked against, and where its people go. */
export type Importer<Entry> = {
  /** With the facts as they stand at this moment. */
  makeChecker: (ctx: Context) => Promise<RowChecker<Entry>>;
  /** Holds back whatever would change the facts, until the transaction ends. */
  lock: (ctx: Context) => Promise<void>;
  enter: (ctx: Context, entries: readonly Entry[], id: ImportId) => Promise<{ newGyms: number }>;
  audit: { action: string; subjectId: string };
};

/** A row that cannot be taken; the name says which athlete it is about. */
export const refusedRow = (
  row: number,
  name: string,
  found: readonly CellProblem[],
): { entry: null; problems: ImportRowProblem[] } => ({
  entry: null,
  problems: found.map((problem) => ({
    ...problem,
    row,
    name,
    value: problem.value.slice(0, 200),
  })),
});
