import type { CompetitorId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { currentVersion } from "#api/features/site-texts/site-texts.service.ts";
import { newId } from "#api/ids.ts";
import * as queries from "./consents.queries.ts";

/** Keeps the version and language of the text that the guardian agreed to. Inside a transaction. */
export async function recordGuardianConsent(
  ctx: Context,
  competitorId: CompetitorId,
): Promise<void> {
  const { version, language } = await currentVersion(ctx, "guardian");
  await queries.insert(ctx.db, {
    id: newId(),
    userId: ctx.actor!.userId,
    competitorId,
    text: "guardian",
    version,
    language,
    givenAt: ctx.now,
  });
}
