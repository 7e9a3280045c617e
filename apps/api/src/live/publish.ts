import type { LiveMessage, UserId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import type { AccessChanged } from "./hub.ts";
import { notify } from "./live.queries.ts";

/** Tells every reader of the topics what changed. Call it inside the transaction of the change. */
export async function publish(ctx: Context, message: LiveMessage): Promise<void> {
  await notify(ctx.db, JSON.stringify(message));
}

/**
 * Ends the streams of somebody who lost a permission: their devices ask anew, and hear no more of what is hidden from
 * them now. Call it inside the transaction of the change.
 */
export async function endStreamsOf(ctx: Context, userId: UserId): Promise<void> {
  const message: AccessChanged = { kind: "access", userId };
  await notify(ctx.db, JSON.stringify(message));
}
