import {
  type InputOf,
  type InvitationId,
  invitationDays,
  type inviteOrganizer,
  type Language,
  type listInvitations,
  type OrganizerInvitation,
  type OutputOf,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { findLogin } from "#api/features/accounts/accounts.service.ts";
import { makeToken } from "#api/features/accounts/tokens.service.ts";
import { queueMail } from "#api/features/mails/mails.service.ts";
import { newId } from "#api/ids.ts";
import { stateOf } from "./invitation-state.ts";
import * as policy from "./invitations.policy.ts";
import * as queries from "./invitations.queries.ts";

type Invite = {
  kind: queries.InvitationRow["kind"];
  email: string;
  /** Of the person. */
  name: string;
  language: Language;
  template: Parameters<typeof queueMail>[1]["template"];
  /** Words of the template beside `name` and `days`. */
  values?: Record<string, string | number>;
};

/**
 * Makes an invitation and queues its mail; the link is told only here, because just its hash is kept. For other
 * features, inside their transaction and behind their permission.
 */
export async function invite(
  ctx: Context,
  { kind, email, name, language, template, values }: Invite,
): Promise<{ invitationId: InvitationId; link: `/${string}` }> {
  const invitationId = newId<InvitationId>();
  const { token, hash } = makeToken();
  const link = `/organizer-invitation?token=${token}` as const;
  await queries.insert(ctx.db, {
    id: invitationId,
    kind,
    email: email.toLowerCase(),
    name,
    language,
    tokenHash: hash,
    invitedBy: ctx.actor?.userId ?? null,
    expiresAt: new Date(ctx.now.getTime() + invitationDays * 24 * 3_600_000),
    createdAt: ctx.now,
  });
  await queueMail(ctx, {
    to: email.toLowerCase(),
    language,
    template,
    values: { name, days: invitationDays, ...values },
    link,
  });
  return { invitationId, link };
}

/** Nothing where it was accepted. For other features, inside their transaction and behind their permission. */
export async function revoke(ctx: Context, id: InvitationId): Promise<void> {
  await queries.revoke(ctx.db, id, ctx.now);
}

export async function list(
  ctx: Context,
  query: InputOf<typeof listInvitations>["query"],
): Promise<OutputOf<typeof listInvitations>> {
  forbidUnless(policy.mayInviteOrganizers(ctx.actor), ctx.actor);
  const rows = await queries.findPage(ctx.db, query);
  const total = await queries.countAll(ctx.db);
  const data = rows.map(
    ({ invitation, invitedBy }): OrganizerInvitation => ({
      id: invitation.id,
      email: invitation.email,
      name: invitation.name,
      invitedBy,
      status: stateOf(invitation, ctx.now),
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
    }),
  );
  return { data, total, page: query.page, pageSize: query.pageSize };
}

export async function inviteToOrganize(
  ctx: Context,
  { email, name, language }: InputOf<typeof inviteOrganizer>["body"],
): Promise<OrganizerInvitation> {
  forbidUnless(policy.mayInviteOrganizers(ctx.actor), ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const inviter = orNotFound(await findLogin(ctx, { id: ctx.actor!.userId }));
    if (await findLogin(ctx, { email })) throw new AppError("email_taken");
    const { invitationId } = await invite(ctx, {
      kind: "organizer",
      email,
      name,
      language,
      template: "organizerInvitation",
      values: { inviter: inviter.name },
    });
    await recordAudit(ctx, "invitation.created", invitationId, { after: { email, name } });
    return {
      id: invitationId,
      email: email.toLowerCase(),
      name,
      invitedBy: inviter.name,
      status: "open",
      createdAt: ctx.now.toISOString(),
      expiresAt: new Date(ctx.now.getTime() + invitationDays * 24 * 3_600_000).toISOString(),
    };
  });
}

/** Only of organizers: those of an event's staff are revoked with the grant. */
export async function revokeOne(ctx: Context, id: InvitationId): Promise<void> {
  forbidUnless(policy.mayInviteOrganizers(ctx.actor), ctx.actor);
  await inTransaction(ctx, async (ctx) => {
    if ((await queries.findKind(ctx.db, id)) !== "organizer") throw new AppError("not_found");
    await revoke(ctx, id);
    await recordAudit(ctx, "invitation.revoked", id);
  });
}
