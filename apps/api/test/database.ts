import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#api/db/client.ts";
import { openEmbedded } from "#api/db/embedded.ts";
import { openPostgresql } from "#api/db/postgresql.ts";

const template = "chave_template";

/** An empty, migrated database of its own, on whichever database the suite runs. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject("postgresqlUrl");
  if (server === null) return openEmbedded(null);
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, async (client) => {
    await ensureTemplate(client, server);
    await client.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgresql(urlOf(server, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Migrated once per server; the lock lets parallel test files agree on who does it. */
async function ensureTemplate(client: pg.Client, server: string): Promise<void> {
  await client.query("select pg_advisory_lock(1)");
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
    template,
  ]);
  if (rowCount === 0) {
    const making = `${template}_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${making}`);
    const migrated = await openPostgresql(urlOf(server, making));
    await migrated.close();
    await client.query(`alter database ${making} rename to ${template}`);
  }
  await client.query("select pg_advisory_unlock(1)");
}

async function onServer<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
