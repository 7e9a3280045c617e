import type { AdminOverview, InputOf, listAllEvents, OutputOf } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { forbidUnless } from "#api/errors.ts";
import { dayIn } from "#api/zoned-time.ts";
import * as policy from "./admin.policy.ts";
import * as queries from "./admin.queries.ts";
import * as figures from "./overview.queries.ts";

const weekMs = 7 * 24 * 60 * 60_000;
const defaultZone = "America/Sao_Paulo";

/** What needs attention today. */
export async function overview(ctx: Context): Promise<AdminOverview> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  const { db, now } = ctx;
  return {
    pendingGyms: await figures.pendingGyms(db),
    pendingAffiliations: await figures.pendingAffiliations(db),
    failedMails: await figures.failedMails(db),
    unverifiedOrganizations: await figures.unverifiedOrganizations(db),
    openInvitations: await figures.openInvitations(db, now),
    eventsToday: await figures.eventsOn(db, dayIn(now, defaultZone)),
    newLogins: await figures.loginsSince(db, new Date(now.getTime() - weekMs)),
  };
}

/** Every event, hidden ones too. */
export async function listEvents(
  ctx: Context,
  query: InputOf<typeof listAllEvents>["query"],
): Promise<OutputOf<typeof listAllEvents>> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  const data = await queries.findEvents(ctx.db, query);
  const total = await queries.countEvents(ctx.db, query);
  return { data, total, page: query.page, pageSize: query.pageSize };
}
