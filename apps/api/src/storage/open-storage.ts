import { join } from "node:path";
import type { Env } from "#api/env.ts";
import { diskStorage } from "./disk.ts";
import { s3Storage } from "./s3.ts";
import type { Storage } from "./storage.ts";

/** The bucket, if there is one; else a folder beside the embedded database. */
export const openStorage = (env: Pick<Env, "S3_URL" | "DATA_DIR">): Storage =>
  env.S3_URL ? s3Storage(env.S3_URL) : diskStorage(join(env.DATA_DIR, "files"));
