import type { CompetitorId, UserId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { currentVersion } from "#api/features/site-texts/site-texts.service.ts";
import { newId } from "#api/ids.ts";
import * as queries from "./consents.queries.ts";

type Agreed = {
  userId: UserId;
  /** The person under 18 for whom the guardian agreed too. */
  minor?: CompetitorId | null;
};

/** Keeps what a new login agreed to, by the versions in force. For other features, inside their transaction. */
export async function keepConsents(ctx: Context, { userId, minor = null }: Agreed): Promise<void> {
  const rows: queries.NewConsent[] = [];
  for (const text of ["terms", "privacy", "guardian"] as const) {
    if (text === "guardian" && !minor) continue;
    rows.push({
      id: newId<string>(),
      userId,
      competitorId: text === "guardian" ? minor : null,
      text,
      ...(await currentVersion(ctx, text)),
      givenAt: ctx.now,
    });
  }
  await queries.insert(ctx.db, rows);
}
