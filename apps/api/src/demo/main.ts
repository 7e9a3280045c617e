import { type UserId, userType } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { FolderInUse } from "#api/db/folder-lock.ts";
import { openDatabase } from "#api/db/open.ts";
import { readEnv, siteUrlOf } from "#api/env.ts";
import { AppError } from "#api/errors.ts";
import { load } from "#api/features/demo/demo.service.ts";
import { errorText } from "#api/words.ts";

/** Whoever may run a command on the server's machine is its admin; the audit shows that it was no login. */
const nobody = "00000000-0000-0000-0000-000000000000" as UserId;

/** `npm run demo`: fills an empty installation, as an admin does by "Load the demo". */
async function main(): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env);
  const ctx: Context = {
    db: database.db,
    actor: {
      userId: nobody,
      sessionId: nobody,
      userType: userType.admin,
      organizationId: null,
      grants: [],
    },
    now: new Date(),
    language: "en",
    siteUrl: siteUrlOf(env),
  };
  try {
    console.log("Loading athletes, brackets and fights…");
    const { eventSlug, accounts } = await load(ctx);
    console.log("The demo is ready. Start Chave with `npm start` and sign in:");
    for (const { email, password } of accounts) console.log(`  ${email}  password: ${password}`);
    const address = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
    console.log(`The event: ${address}/event-detail/${eventSlug}`);
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof FolderInUse)
    return "Chave is running on this folder. Sign in there as admin and press “Load the demo”, or stop it and try again.";
  if (error instanceof AppError) return errorText("en", error.code, error.details);
  if (error instanceof Error && error.message.startsWith("The environment")) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);
