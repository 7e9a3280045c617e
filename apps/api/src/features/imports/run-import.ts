import type { ImportId, ImportMapping, ImportRowProblem } from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import type { EventRow } from "#api/features/events/events.service.ts";
import {
  type Entrant,
  enterAthletes,
  findRegistered,
  lockEntries,
} from "#api/features/registrations/enter-athletes.service.ts";
import { type CheckFacts, makeRowChecker } from "./check-rows.ts";
import * as queries from "./imports.queries.ts";

export type ImportJob = {
  id: ImportId;
  event: EventRow;
  mapping: ImportMapping;
  skipWrongRows: boolean;
};

type NumberedRow = { row: number; cells: string[] };
type Checked = { entrants: Entrant[]; problems: ImportRowProblem[] };

/** Rows between two reports of progress, which are also the moments when others get their turn. */
const rowsPerReport = 500;
const problemsKept = 500;

/** Checks and imports in the background; whatever happens, the import does not stay under way. */
export async function runImport(ctx: Context, job: ImportJob): Promise<void> {
  try {
    const rows = await readRows(ctx, job);
    const checked = await checkWithProgress(ctx, job, rows);
    if (!isAcceptable(checked, job)) await refuse(ctx, job, checked.problems);
    else if (await queries.move(ctx.db, job.id, { from: ["checking"], to: "importing" }))
      await importRows(ctx, job, rows);
  } catch (error) {
    console.error("An import of athletes failed:", error);
    await refuse(ctx, job, []).catch((error) => console.error(error));
  }
}

/** Numbered as in the file, whose header is row 1. */
async function readRows(ctx: Context, { id }: ImportJob): Promise<NumberedRow[]> {
  const rows = await queries.findRows(ctx.db, id);
  return rows.flatMap((cells, at) => (cells.length === 0 ? [] : [{ row: at + 2, cells }]));
}

async function checkWithProgress(
  ctx: Context,
  { id, event, mapping }: ImportJob,
  rows: readonly NumberedRow[],
): Promise<Checked> {
  const check = makeRowChecker(await findFacts(ctx, event), mapping);
  const checked: Checked = { entrants: [], problems: [] };
  for (let at = 0; at < rows.length; at += rowsPerReport) {
    const part = rows.slice(at, at + rowsPerReport);
    collect(checked, part, check);
    await queries.setProcessed(ctx.db, id, at + part.length);
  }
  return checked;
}

/** One transaction for everything; rows are checked again under the lock, as others may have registered or drawn. */
async function importRows(
  ctx: Context,
  job: ImportJob,
  rows: readonly NumberedRow[],
): Promise<void> {
  const { id, event, mapping } = job;
  await inTransaction(ctx, async (ctx) => {
    await lockEntries(ctx, event.id);
    const checked: Checked = { entrants: [], problems: [] };
    collect(checked, rows, makeRowChecker(await findFacts(ctx, event), mapping));
    if (!isAcceptable(checked, job)) return refuse(ctx, job, checked.problems);

    const { newGyms } = await enterAthletes(ctx, event, checked.entrants, id);
    const imported = checked.entrants.length;
    const report = { ...reportOf(checked.problems), imported, newGyms, rows: [] };
    const finish = { from: ["importing" as const], to: "imported" as const };
    if (!(await queries.move(ctx.db, id, finish, report)))
      throw new Error("The import was taken over by another process.");
    await recordAudit(ctx, "athletes.imported", event.id, {
      after: { importId: id, imported, newGyms, wrongRows: checked.problems.length },
    });
  });
}

function collect(
  checked: Checked,
  rows: readonly NumberedRow[],
  check: ReturnType<typeof makeRowChecker>,
): void {
  for (const { row, cells } of rows) {
    const { entrant, problems } = check(row, cells);
    if (entrant) checked.entrants.push(entrant);
    checked.problems.push(...problems);
  }
}

const isAcceptable = ({ entrants, problems }: Checked, { skipWrongRows }: ImportJob): boolean =>
  entrants.length > 0 && (skipWrongRows || problems.length === 0);

async function refuse(ctx: Context, { id }: ImportJob, problems: ImportRowProblem[]) {
  const underWay = ["checking" as const, "importing" as const];
  await queries.move(ctx.db, id, { from: underWay, to: "refused" }, reportOf(problems));
}

const reportOf = (problems: ImportRowProblem[]) => ({
  problems: problems.slice(0, problemsKept),
  problemCount: problems.length,
});

async function findFacts(ctx: Context, event: EventRow): Promise<CheckFacts> {
  const registered = await findRegistered(ctx, event.id);
  return {
    eventYear: Number(event.startsOn.slice(0, 4)),
    categories: await categories.list(ctx, event.id),
    registered: registered.flatMap(({ name, competitorNameKey, registeredBirthYear, ...rest }) => {
      const known = { ...rest, names: [name, competitorNameKey] };
      // Corrected by hand since: a list with either year means the same athlete.
      const corrected = { ...known, birthDate: null, birthYear: registeredBirthYear };
      return registeredBirthYear === rest.birthYear ? [known] : [known, corrected];
    }),
  };
}
