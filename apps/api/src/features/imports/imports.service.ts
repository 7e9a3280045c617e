import type { AthleteImport, confirmImport, EventId, ImportId, InputOf } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import { findManagedEvent } from "#api/features/events/events.service.ts";
import { newId } from "#api/ids.ts";
import { padded } from "./athlete-table.ts";
import { cleanCell } from "./clean-cell.ts";
import { guessMapping } from "./guess-mapping.ts";
import * as queries from "./imports.queries.ts";
import { mappingIsComplete } from "./mapping-is-complete.ts";
import { readAthletesFile } from "./read-athletes-file.ts";
import { runImport } from "./run-import.ts";

type EventImport = queries.ImportRow & { eventId: EventId };

const previewRows = 5;

/** The file is received only from somebody who may import it. */
export async function upload(
  ctx: Context,
  eventId: EventId,
  receive: () => Promise<{ name: string; bytes: Buffer }>,
): Promise<AthleteImport> {
  await findManagedEvent(ctx, eventId);
  const file = await receive();
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
    mapping: guessMapping(table.headers),
    createdAt: ctx.now,
  });
  return present({ ...orNotFound(await queries.findById(ctx.db, id)), eventId });
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
  const { eventId, headers } = await findManaged(ctx, id);
  const event = await findManagedEvent(ctx, eventId);
  if (!mappingIsComplete(mapping, headers.length, await categories.list(ctx, eventId)))
    throw new AppError("import_mapping_incomplete");
  const fresh = { mapping, processed: 0, imported: 0, newGyms: 0, problems: [], problemCount: 0 };
  const start = { from: ["uploaded" as const, "refused" as const], to: "checking" as const };
  if (!(await queries.move(ctx.db, id, start, fresh))) throw new AppError("import_not_ready");
  const started = present({ ...orNotFound(await queries.findById(ctx.db, id)), eventId });
  void runImport(ctx, { id, event, mapping, skipWrongRows });
  return { ...started, status: "checking" };
}

/** At the start of the server: what a crash interrupted can be confirmed again, nothing of it was imported. */
export const recoverImports = (ctx: Context): Promise<void> => queries.resetUnfinished(ctx.db);

async function findManaged(ctx: Context, id: ImportId): Promise<EventImport> {
  const row = orNotFound(await queries.findById(ctx.db, id));
  const eventId = orNotFound(row.eventId);
  await findManagedEvent(ctx, eventId);
  return { ...row, eventId };
}

const present = ({ rowCount, ...row }: EventImport): AthleteImport => ({
  ...row,
  rows: rowCount,
});
