import { asc, count, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database, Db } from "#api/db/client.ts";
import { tablesInOrder } from "./tables-in-order.ts";

/** What a table holds: as many rows, and one checksum over all of them in no particular order. */
export type TableSum = { table: string; rows: number; checksum: string };

export class TargetNotEmpty extends Error {}
export class CopyDiffers extends Error {}

const rowsAtOnce = 500;

/**
 * Copies every row of one database to another of the same schema, in one transaction of the target: all or nothing.
 * Then counts and sums up both sides, table by table, and throws when they differ.
 */
export async function exportDatabase(
  source: Database,
  target: Database,
  onTable: (sum: TableSum) => void = () => {},
): Promise<TableSum[]> {
  const tables = tablesInOrder();
  for (const table of tables) await refuseRows(target.db, table);
  await target.db.transaction(async (tx) => {
    for (const table of tables) await copyTable(source.db, tx, table);
  });

  const sums: TableSum[] = [];
  for (const table of tables) {
    const [there, here] = [await sumOf(source.db, table), await sumOf(target.db, table)];
    if (there.rows !== here.rows || there.checksum !== here.checksum)
      throw new CopyDiffers(`${here.table}: ${there.rows} rows became ${here.rows}, or changed.`);
    onTable(here);
    sums.push(here);
  }
  return sums;
}

async function refuseRows(db: Db, table: PgTable): Promise<void> {
  const [row] = await db.select({ n: count() }).from(table);
  if (row!.n > 0)
    throw new TargetNotEmpty(`The target's table ${getTableConfig(table).name} is not empty.`);
}

async function copyTable(source: Db, target: Db, table: PgTable): Promise<void> {
  const { columns } = getTableConfig(table);
  const key = columns.find((column) => column.primary)!;
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await source
      .select()
      .from(table)
      .orderBy(asc(key))
      .limit(rowsAtOnce)
      .offset(offset);
    if (rows.length > 0) await target.insert(table).values(rows);
    if (rows.length < rowsAtOnce) return;
  }
}

/** The same text for the same row on every version: instants in UTC, hashes in byte order. */
async function sumOf(db: Db, table: PgTable): Promise<TableSum> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const hash = sql`md5(${table}::text)`;
    const [row] = await tx
      .select({
        rows: count(),
        checksum: sql<string>`coalesce(md5(string_agg(${hash}, '' order by ${hash} collate "C")), '')`,
      })
      .from(table);
    return { table: getTableConfig(table).name, ...row! };
  });
}
