import type { ImportId, ImportMapping, ImportRowProblem } from "@chave/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#api/db/client.ts";
import type { ImportStatus } from "#api/db/tables/imports.ts";
import { imports } from "#api/db/tables/index.ts";

/** All but the rows of the file, which may be large. */
const columns = {
  id: imports.id,
  eventId: imports.eventId,
  uploadedBy: imports.uploadedBy,
  fileName: imports.fileName,
  status: imports.status,
  headers: imports.headers,
  preview: imports.preview,
  rowCount: imports.rowCount,
  mapping: imports.mapping,
  processed: imports.processed,
  imported: imports.imported,
  newGyms: imports.newGyms,
  problems: imports.problems,
  problemCount: imports.problemCount,
};

export async function insert(db: Db, row: typeof imports.$inferInsert): Promise<void> {
  await db.insert(imports).values(row);
}

export async function findById(db: Db, id: ImportId) {
  const [row] = await db.select(columns).from(imports).where(eq(imports.id, id));
  return row;
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

export async function findRows(db: Db, id: ImportId): Promise<string[][]> {
  const [row] = await db.select({ rows: imports.rows }).from(imports).where(eq(imports.id, id));
  return row?.rows ?? [];
}

type Move = { from: ImportStatus[]; to: ImportStatus };

export type ImportChange = {
  mapping?: ImportMapping;
  processed?: number;
  imported?: number;
  newGyms?: number;
  problems?: ImportRowProblem[];
  problemCount?: number;
  rows?: string[][];
};

/** False when the import was no longer in a status that it should move from. */
export async function move(
  db: Db,
  id: ImportId,
  { from, to }: Move,
  change: ImportChange = {},
): Promise<boolean> {
  const moved = await db
    .update(imports)
    .set({ ...change, status: to })
    .where(and(eq(imports.id, id), inArray(imports.status, from)))
    .returning({ id: imports.id });
  return moved.length === 1;
}

export async function setProcessed(db: Db, id: ImportId, processed: number): Promise<void> {
  await db.update(imports).set({ processed }).where(eq(imports.id, id));
}

/** Imports that no process works on any more. */
export async function resetUnfinished(db: Db): Promise<void> {
  await db
    .update(imports)
    .set({ status: "uploaded", processed: 0 })
    .where(inArray(imports.status, ["checking", "importing"]));
}
