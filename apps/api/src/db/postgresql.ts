import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database, Db } from "./client.ts";
import { migrationsFolder } from "./migrate.ts";
import * as tables from "./tables/index.ts";
import { refuseInsideTransaction } from "./transaction-guard.ts";

/** Any constant will do, as long as every node uses the same. */
const migrationLock = 7_220_115;

/** Connects to a PostgreSQL server and brings its schema up to date; several nodes may do so at once. */
export async function openPostgresql(
  url: string,
  options: { poolSize?: number } = {},
): Promise<Database> {
  await migrateUnderLock(url);
  const pool = new pg.Pool({ connectionString: url, max: options.poolSize ?? 10 });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => console.error(`Database connection lost: ${error.message}`));
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      refuseInsideTransaction();
      return query(...args);
    },
  });
  const listeners: Listener[] = [];
  return {
    db: drizzle(pool, { schema: tables }) as unknown as Db,
    kind: "postgresql",
    listen: async (channel, onMessage) => {
      listeners.push(await keepListening(url, channel, onMessage));
    },
    close: async () => {
      for (const listener of listeners) await listener.close();
      await pool.end();
    },
  };
}

async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

type Listener = { close: () => Promise<void> };

/** LISTEN on a connection of its own; reconnects after a second when the server went away. */
async function keepListening(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
): Promise<Listener> {
  let closed = false;
  let client: pg.Client;
  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on("notification", (message) => onMessage(message.payload ?? ""));
    client.on("error", () => {});
    client.on("end", () => {
      if (!closed) setTimeout(reconnect, 1_000);
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };
  const reconnect = () => {
    connect().catch(() => {
      if (!closed) setTimeout(reconnect, 1_000);
    });
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      await client.end().catch(() => {});
    },
  };
}
