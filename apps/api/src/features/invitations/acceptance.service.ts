import {
  type InputOf,
  type Invitation,
  type InvitationId,
  type registerInvited,
  type UserId,
  userType,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { createUser, findLogin } from "#api/features/accounts/accounts.service.ts";
import { type Door, passDoor } from "#api/features/accounts/attempts.service.ts";
import { keepConsents } from "#api/features/accounts/consents.service.ts";
import { countAsVerified } from "#api/features/accounts/email-verification.service.ts";
import { hashPassword } from "#api/features/accounts/passwords.service.ts";
import { hashToken } from "#api/features/accounts/tokens.service.ts";
import { stateOf } from "./invitation-state.ts";
import * as queries from "./invitations.queries.ts";

/** Whoever has the link. */
export async function look(ctx: Context, token: string, door: Door): Promise<Invitation> {
  await passDoor(ctx, door);
  const { invitation, invitedBy } = await findOpen(ctx, token);
  return {
    kind: invitation.kind,
    email: invitation.email,
    name: invitation.name,
    invitedBy,
    language: invitation.language,
    hasLogin: (await findLogin(ctx, { email: invitation.email })) !== undefined,
    grants: await queries.findGrants(ctx.db, invitation.id),
  };
}

/** Whoever has the link and is signed in, be it with another e-mail than the invited one. */
export async function acceptToHelp(ctx: Context, token: string): Promise<void> {
  const { actor } = ctx;
  if (!actor) throw new AppError("unauthenticated");
  await inTransaction(ctx, async (ctx) => {
    const { id, email } = await takeUp(ctx, token, "staff");
    await giveGrants(ctx, id, actor.userId);
    await countAsVerified(ctx, actor.userId, email);
  });
}

/** Whoever has the link and no login: it proves the e-mail. */
export async function registerToHelp(
  ctx: Context,
  token: string,
  { name, password, language }: InputOf<typeof registerInvited>["body"],
  door: Door,
): Promise<void> {
  await passDoor(ctx, door);
  await findOpen(ctx, token);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    const { id, email } = await takeUp(ctx, token, "staff");
    const userId = await createUser(ctx, {
      name,
      email,
      passwordHash,
      userType: userType.manager,
      language,
      emailVerified: true,
    });
    await keepConsents(ctx, { userId });
    await giveGrants(ctx, id, userId);
  });
}

/** Uses an invitation to organize up; answers the invited e-mail. For other features, inside their transaction. */
export async function acceptToOrganize(ctx: Context, token: string): Promise<string> {
  return (await takeUp(ctx, token, "organizer")).email;
}

async function findOpen(ctx: Context, token: string) {
  const found = orNotFound(await queries.findByToken(ctx.db, hashToken(token)));
  const state = stateOf(found.invitation, ctx.now);
  if (state !== "open") throw new AppError(`invitation_${state}`);
  return found;
}

/** Of two at once, one. */
async function takeUp(ctx: Context, token: string, kind: Invitation["kind"]) {
  const { invitation } = await findOpen(ctx, token);
  if (invitation.kind !== kind) throw new AppError("not_found");
  if (!(await queries.accept(ctx.db, invitation.id, ctx.now))) {
    await findOpen(ctx, token);
    throw new AppError("conflict");
  }
  await recordAudit(ctx, "invitation.accepted", invitation.id);
  return invitation;
}

async function giveGrants(ctx: Context, id: InvitationId, userId: UserId): Promise<void> {
  if (!(await queries.acceptGrants(ctx.db, id, userId, ctx.now)))
    throw new AppError("invitation_revoked");
}
