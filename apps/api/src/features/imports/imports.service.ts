import {
  type AthleteImport,
  type confirmImport,
  type EventId,
  type ImportId,
  type ImportMapping,
  type InputOf,
  importFieldsOf,
} from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import { findManagedEvent } from "#api/features/events/events.service.ts";
import { forbidUnlessTeaching } from "#api/features/students/students.service.ts";
import { newId } from "#api/ids.ts";
import { padded } from "./athlete-table.ts";
import { athletesImporter } from "./athletes-importer.ts";
import { cleanCell } from "./clean-cell.ts";
import { guessMapping } from "./guess-mapping.ts";
import type { Importer } from "./importer.ts";
import * as queries from "./imports.queries.ts";
import { mappingIsComplete, studentMappingIsComplete } from "./mapping-is-complete.ts";
import { readAthletesFile } from "./read-athletes-file.ts";
import { runImport } from "./run-import.ts";
import { studentsImporter } from "./students-importer.ts";

const previewRows = 5;

type Receive = () => Promise<{ name: string; bytes: Buffer }>;

/** The file is received only from somebody who may import it. */
export async function upload(
  ctx: Context,
  eventId: EventId,
  receive: Receive,
): Promise<AthleteImport> {
  await findManagedEvent(ctx, eventId);
  return keep(ctx, eventId, await receive());
}

/** A teacher's list of students. */
export async function uploadStudents(ctx: Context, receive: Receive): Promise<AthleteImport> {
  forbidUnlessTeaching(ctx);
  return keep(ctx, null, await receive());
}

async function keep(
  ctx: Context,
  eventId: EventId | null,
  file: { name: string; bytes: Buffer },
): Promise<AthleteImport> {
  const table = await readAthletesFile(file.name, file.bytes);
  const id = newId<ImportId>();
  const filled = table.rows.filter((row) => row.length > 0);
  await queries.insert(ctx.db, {
    id,
    eventId,
    uploadedBy: ctx.actor!.userId,
    fileName: cleanCell(file.name).slice(0, 200),
    status: "uploaded",
    headers: table.headers,
    rows: table.rows,
    preview: filled.slice(0, previewRows).map((row) => padded(row, table.headers.length)),
    rowCount: table.rowCount,
    mapping: guessMapping(table.headers, importFieldsOf[kindOf({ eventId })]),
    createdAt: ctx.now,
  });
  return present(orNotFound(await queries.findById(ctx.db, id)));
}

export async function get(ctx: Context, id: ImportId): Promise<AthleteImport> {
  return present(await findManaged(ctx, id));
}

/** Starts the import and answers at once; of two confirmations at the same moment one starts it. */
export async function confirm(
  ctx: Context,
  id: ImportId,
  { mapping, skipWrongRows }: InputOf<typeof confirmImport>["body"],
): Promise<AthleteImport> {
  const row = await findManaged(ctx, id);
  const importer = await importerOf(ctx, row, mapping);
  const fresh = { mapping, processed: 0, imported: 0, newGyms: 0, problems: [], problemCount: 0 };
  const start = { from: ["uploaded" as const, "refused" as const], to: "checking" as const };
  if (!(await queries.move(ctx.db, id, start, fresh))) throw new AppError("import_not_ready");
  const started = present(orNotFound(await queries.findById(ctx.db, id)));
  void runImport(ctx, { id, importer, skipWrongRows });
  return { ...started, status: "checking" };
}

async function importerOf(
  ctx: Context,
  { eventId, headers }: queries.ImportRow,
  mapping: ImportMapping,
): Promise<Importer<unknown>> {
  if (eventId === null) {
    if (!studentMappingIsComplete(mapping, headers.length))
      throw new AppError("import_mapping_incomplete");
    return studentsImporter(ctx, mapping) as Importer<unknown>;
  }
  const event = await findManagedEvent(ctx, eventId);
  if (!mappingIsComplete(mapping, headers.length, await categories.list(ctx, eventId)))
    throw new AppError("import_mapping_incomplete");
  return athletesImporter(event, mapping) as Importer<unknown>;
}

/** At the start of the server: what a crash interrupted can be confirmed again, nothing of it was imported. */
export const recoverImports = (ctx: Context): Promise<void> => queries.resetUnfinished(ctx.db);

async function findManaged(ctx: Context, id: ImportId): Promise<queries.ImportRow> {
  const row = orNotFound(await queries.findById(ctx.db, id));
  if (row.eventId !== null) await findManagedEvent(ctx, row.eventId);
  else forbidUnless(ctx.actor?.userId === row.uploadedBy, ctx.actor);
  return row;
}

const kindOf = ({ eventId }: Pick<queries.ImportRow, "eventId">) =>
  eventId === null ? ("students" as const) : ("athletes" as const);

const present = ({ rowCount, uploadedBy: _by, ...row }: queries.ImportRow): AthleteImport => ({
  ...row,
  kind: kindOf(row),
  rows: rowCount,
});
