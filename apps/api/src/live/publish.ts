import type { LiveMessage } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { notify } from "./live.queries.ts";

/** Tells every reader of the topics what changed. Call it inside the transaction of the change. */
export async function publish(ctx: Context, message: LiveMessage): Promise<void> {
  await notify(ctx.db, JSON.stringify(message));
}
