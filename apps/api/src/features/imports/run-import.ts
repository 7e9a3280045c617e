import type { ImportId, ImportRowProblem } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import type { Importer, RowChecker } from "./importer.ts";
import * as queries from "./imports.queries.ts";

export type ImportJob<Entry> = {
  id: ImportId;
  importer: Importer<Entry>;
  skipWrongRows: boolean;
};

type NumberedRow = { row: number; cells: string[] };
type Checked<Entry> = { entries: Entry[]; problems: ImportRowProblem[] };

/** Rows between two reports of progress, which are also the moments when others get their turn. */
const rowsPerReport = 500;
const problemsKept = 500;

/** Checks and imports in the background; whatever happens, the import does not stay under way. */
export async function runImport<Entry>(ctx: Context, job: ImportJob<Entry>): Promise<void> {
  try {
    const rows = await readRows(ctx, job.id);
    const checked = await checkWithProgress(ctx, job, rows);
    if (!isAcceptable(checked, job)) await refuse(ctx, job.id, checked.problems);
    else if (await queries.move(ctx.db, job.id, { from: ["checking"], to: "importing" }))
      await importRows(ctx, job, rows);
  } catch (error) {
    console.error("An import failed:", error);
    await refuse(ctx, job.id, []).catch((error) => console.error(error));
  }
}

/** Numbered as in the file, whose header is row 1. */
async function readRows(ctx: Context, id: ImportId): Promise<NumberedRow[]> {
  const rows = await queries.findRows(ctx.db, id);
  return rows.flatMap((cells, at) => (cells.length === 0 ? [] : [{ row: at + 2, cells }]));
}

async function checkWithProgress<Entry>(
  ctx: Context,
  { id, importer }: ImportJob<Entry>,
  rows: readonly NumberedRow[],
): Promise<Checked<Entry>> {
  const check = await importer.makeChecker(ctx);
  const checked: Checked<Entry> = { entries: [], problems: [] };
  for (let at = 0; at < rows.length; at += rowsPerReport) {
    const part = rows.slice(at, at + rowsPerReport);
    collect(checked, part, check);
    await queries.setProcessed(ctx.db, id, at + part.length);
  }
  return checked;
}

/** One transaction for everything; rows are checked again under the lock, as others may have registered or drawn. */
async function importRows<Entry>(
  ctx: Context,
  job: ImportJob<Entry>,
  rows: readonly NumberedRow[],
): Promise<void> {
  const { id, importer } = job;
  await inTransaction(ctx, async (ctx) => {
    await importer.lock(ctx);
    const checked: Checked<Entry> = { entries: [], problems: [] };
    collect(checked, rows, await importer.makeChecker(ctx));
    if (!isAcceptable(checked, job)) return refuse(ctx, id, checked.problems);

    const { newGyms } = await importer.enter(ctx, checked.entries, id);
    const imported = checked.entries.length;
    const report = { ...reportOf(checked.problems), imported, newGyms, rows: [] };
    const finish = { from: ["importing" as const], to: "imported" as const };
    if (!(await queries.move(ctx.db, id, finish, report)))
      throw new Error("The import was taken over by another process.");
    await recordAudit(ctx, importer.audit.action, importer.audit.subjectId, {
      after: { importId: id, imported, newGyms, wrongRows: checked.problems.length },
    });
  });
}

function collect<Entry>(
  checked: Checked<Entry>,
  rows: readonly NumberedRow[],
  check: RowChecker<Entry>,
): void {
  for (const { row, cells } of rows) {
    const { entry, problems } = check(row, cells);
    if (entry !== null) checked.entries.push(entry);
    checked.problems.push(...problems);
  }
}

const isAcceptable = <Entry>(
  { entries, problems }: Checked<Entry>,
  { skipWrongRows }: ImportJob<Entry>,
): boolean => entries.length > 0 && (skipWrongRows || problems.length === 0);

async function refuse(ctx: Context, id: ImportId, problems: ImportRowProblem[]) {
  const underWay = ["checking" as const, "importing" as const];
  await queries.move(ctx.db, id, { from: underWay, to: "refused" }, reportOf(problems));
}

const reportOf = (problems: ImportRowProblem[]) => ({
  problems: problems.slice(0, problemsKept),
  problemCount: problems.length,
});
