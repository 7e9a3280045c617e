import type { Env } from "#api/env.ts";
import type { Database } from "./client.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgresql } from "./postgresql.ts";

export const openDatabase = (env: Pick<Env, "DATABASE_URL" | "DATA_DIR">): Promise<Database> =>
  env.DATABASE_URL ? openPostgresql(env.DATABASE_URL) : openEmbedded(env.DATA_DIR);
