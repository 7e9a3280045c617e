import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database, Db } from "./client.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrate.ts";
import * as tables from "./tables/index.ts";
import { refuseInsideTransaction } from "./transaction-guard.ts";

/** The embedded database has neither autovacuum nor timed checkpoints. */
const housekeepingEveryMs = 10 * 60_000;

/** Opens (or makes) the database in a folder. With null it lives in memory and is gone when closed. */
export async function openEmbedded(dataDir: string | null): Promise<Database> {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = dataDir === null ? null : await lockFolder(dataDir);
  const client = await PGlite.create({
    ...(dataDir === null ? {} : { dataDir: join(dataDir, "postgres") }),
    startParams: [
      ...PGlite.defaultStartParams,
      "-c",
      "max_wal_size=64MB",
      "-c",
      "shared_buffers=16MB",
    ],
  });
  refuseOuterQueries(client);
  const db = drizzle(client, { schema: tables });
  await migrate(db, { migrationsFolder });

  const housekeeping = setInterval(() => {
    keepHouse(client).catch((error: Error) => {
      if (!client.closed) console.error(`Database housekeeping failed: ${error.message}`);
    });
  }, housekeepingEveryMs);
  housekeeping.unref();

  return {
    db: db as unknown as Db,
    kind: "embedded",
    listen: async (channel, onMessage) => {
      await client.listen(channel, onMessage);
    },
    close: async () => {
      clearInterval(housekeeping);
      await client.close();
      await lock?.release();
    },
  };
}

/** One statement a call: several together run as one transaction, in which VACUUM is refused. */
async function keepHouse(client: PGlite): Promise<void> {
  await client.exec("vacuum");
  await client.exec("checkpoint");
}

function refuseOuterQueries(client: PGlite): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      refuseInsideTransaction();
      return query(...args);
    },
  });
}
