import { openEmbedded } from "#api/db/embedded.ts";
import { openPostgresql } from "#api/db/postgresql.ts";
import { readEnv } from "#api/env.ts";
import { exportDatabase } from "./export-database.ts";

/** `DATABASE_URL=… npm run db:export`: moves the embedded database in DATA_DIR to an empty PostgreSQL database. */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readEnv();
  if (!DATABASE_URL) throw new Error("Set DATABASE_URL to the PostgreSQL database to fill.");
  const source = await openEmbedded(DATA_DIR);
  const target = await openPostgresql(DATABASE_URL);
  try {
    const sums = await exportDatabase(source, target, ({ table, rows, checksum }) =>
      console.log(`${String(rows).padStart(8)}  ${table}  ${checksum}`),
    );
    const rows = sums.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Copied and compared ${rows} rows of ${sums.length} tables.`);
  } finally {
    await target.close();
    await source.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
