import type { PrivacyOverview } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import * as consents from "./consents.queries.ts";
import * as queries from "./erasure.queries.ts";
import { erasedPeople, obstacleOf, planErasure } from "./erasure-plan.service.ts";

/** What the login agreed to, and what erasing it would do. */
export async function overview(ctx: Context): Promise<PrivacyOverview> {
  if (!ctx.actor) throw new AppError("unauthenticated");
  const { userId } = ctx.actor;
  const plan = await planErasure(ctx, userId);
  const registrations = await queries.findRegistrations(ctx.db, erasedPeople(plan));
  const anonymous = registrations.filter(({ drawn }) => drawn).length;
  return {
    consents: (await consents.findByUser(ctx.db, userId)).map((consent) => ({
      text: consent.text,
      version: consent.version,
      language: consent.language,
      givenAt: consent.givenAt.toISOString(),
      childName: consent.childName,
    })),
    erasure: {
      obstacle: await obstacleOf(ctx, ctx.actor),
      children: plan.children.map(({ name }) => name),
      childrenWhoStay: plan.childrenWhoStay,
      students: plan.students,
      cancelled: registrations.length - anonymous,
      anonymous,
    },
  };
}
