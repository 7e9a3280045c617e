import type { FightId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { findEvent } from "#api/features/events/events.service.ts";
import * as fights from "#api/features/fights/fights.service.ts";

/** Refuses topics of events that the person may not see, as if there were none. */
export async function refuseHidden(ctx: Context, topics: readonly string[]): Promise<void> {
  for (const topic of topics) {
    const [kind, id] = topic.split(":") as [string, string];
    if (kind === "event") await findEvent(ctx, id);
    else await fights.get(ctx, id as FightId);
  }
}
