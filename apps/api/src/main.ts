import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "#api/app.ts";
import type { Context } from "#api/context.ts";
import { FolderInUse } from "#api/db/folder-lock.ts";
import { openDatabase } from "#api/db/open.ts";
import { type Env, readEnv, siteUrlOf } from "#api/env.ts";
import { ensureAdmin } from "#api/features/accounts/accounts.service.ts";
import { recoverImports } from "#api/features/imports/imports.service.ts";
import { startMailSender } from "#api/features/mails/mail-sender.service.ts";
import { ensureShippedTexts } from "#api/features/site-texts/ship-texts.service.ts";
import { stopWithParent } from "#api/stop-with-parent.ts";

async function main(): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env);
  const ctx: Context = {
    db: database.db,
    actor: null,
    now: new Date(),
    language: "pt",
    siteUrl: siteUrlOf(env),
  };
  await announceFirstAdmin(ctx, env);
  await ensureShippedTexts(ctx);
  await recoverImports(ctx);

  const app = await buildApp({ database, env });
  const mailSender = await startMailSender({ database, env });
  await app.listen({ port: env.PORT, host: env.HOST });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  console.log(`Chave is ready: ${env.PUBLIC_URL ?? `http://localhost:${port}`}`);
  console.log(
    database.kind === "embedded"
      ? `Database: embedded, in ${env.DATA_DIR} (for a paid event set DATABASE_URL to a PostgreSQL server)`
      : "Database: PostgreSQL",
  );

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await mailSender.stop();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  stopWithParent(stop);
}

async function announceFirstAdmin(ctx: Context, env: Env): Promise<void> {
  const admin = await ensureAdmin(ctx, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  if (!admin?.random) return;
  console.log(
    `First admin: ${admin.email}  password: ${admin.password}  (to be changed at the first login)`,
  );
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const file = join(env.DATA_DIR, "first-admin.txt");
  writeFileSync(file, `${admin.email}\n${admin.password}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

main().catch((error: Error & { code?: string; port?: number }) => {
  const known = error instanceof FolderInUse || error.message?.startsWith("The environment");
  if (error.code === "EADDRINUSE")
    console.error(`Port ${error.port} is taken. Set PORT to another one.`);
  else console.error(known ? error.message : error);
  process.exit(1);
});
