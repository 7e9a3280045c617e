import type { Context } from "#api/context.ts";
import { auditLog } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";

/** Call it inside the transaction of the change. */
export async function recordAudit(
  ctx: Context,
  action: string,
  subjectId: string,
  change: { before?: unknown; after?: unknown } = {},
): Promise<void> {
  await ctx.db.insert(auditLog).values({
    id: newId(),
    actorId: ctx.actor?.userId ?? null,
    action,
    subjectId,
    before: change.before ?? null,
    after: change.after ?? null,
    at: ctx.now,
  });
}
