import type {
  EventId,
  InputOf,
  inviteStaff,
  MatId,
  MatManager,
  OutputOf,
  StaffGrantId,
  StaffMember,
  StaffRole,
  updateStaff,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import {
  type EventRow,
  findManagedEvent,
  findOwnedEvent,
} from "#api/features/events/events.service.ts";
import * as invitations from "#api/features/invitations/invitations.service.ts";
import * as mats from "#api/features/mats/mats.service.ts";
import { newId } from "#api/ids.ts";
import { endStreamsOf } from "#api/live/publish.ts";
import * as queries from "./staff.queries.ts";

type Invited = OutputOf<typeof inviteStaff>;

export async function list(ctx: Context, eventId: EventId): Promise<StaffMember[]> {
  await findOwnedEvent(ctx, eventId);
  const rows = await queries.findByEvent(ctx.db, eventId);
  return rows.map((row) => present(ctx, row));
}

/** Names beside the mats, for whoever sets the event up. */
export async function matManagers(ctx: Context, eventId: EventId): Promise<MatManager[]> {
  await findManagedEvent(ctx, eventId);
  return queries.findMatManagers(ctx.db, eventId);
}

/** `showsLink` where no mail server carries the invitation: the organizer hands it on. */
export async function invite(
  ctx: Context,
  eventId: EventId,
  input: InputOf<typeof inviteStaff>["body"],
  showsLink: boolean,
): Promise<Invited> {
  const event = await findOwnedEvent(ctx, eventId);
  const { name, role, language = event.language } = input;
  const task = { eventId, email: input.email.toLowerCase(), role, matId: input.matId };
  return inTransaction(ctx, async (ctx) => {
    await queries.lockEvent(ctx.db, eventId);
    const matName = await nameOfMat(ctx, eventId, task.matId);
    if (await queries.hasTask(ctx.db, task)) throw new AppError("staff_already_invited");
    const person = { name, email: task.email, language };
    const { invitationId, link } = await send(ctx, event, { ...person, role, matName });
    const id = newId<StaffGrantId>();
    await queries.insert(ctx.db, { ...task, id, name, invitationId, createdAt: ctx.now });
    await recordAudit(ctx, "staff.invited", id, { after: { ...task, name } });
    return { member: await find(ctx, id), link: showsLink ? link : null };
  });
}

/** Another role or mat; it counts from the person's next request on. */
export async function change(
  ctx: Context,
  id: StaffGrantId,
  { role, matId }: InputOf<typeof updateStaff>["body"],
): Promise<StaffMember> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwned(ctx, id);
    await nameOfMat(ctx, before.eventId, matId);
    if (before.role === role && before.matId === matId) return find(ctx, id);
    if (await queries.hasTask(ctx.db, { ...before, role, matId }, id))
      throw new AppError("staff_already_invited");
    await queries.update(ctx.db, id, { role, matId });
    await recordAudit(ctx, "staff.changed", id, {
      before: { role: before.role, matId: before.matId },
      after: { role, matId },
    });
    return find(ctx, id);
  });
}

/** The former link stops working: it may have gone to the wrong person. */
export async function resend(ctx: Context, id: StaffGrantId, showsLink: boolean): Promise<Invited> {
  return inTransaction(ctx, async (ctx) => {
    const grant = await lockOwned(ctx, id);
    if (grant.acceptedAt) throw new AppError("conflict");
    const event = await findOwnedEvent(ctx, grant.eventId);
    const matName = await nameOfMat(ctx, grant.eventId, grant.matId);
    const known = orNotFound(await queries.findById(ctx.db, id));
    if (grant.invitationId) await invitations.revoke(ctx, grant.invitationId);
    const { name, email, role } = grant;
    const language = known.language ?? event.language;
    const sent = await send(ctx, event, { name, email, language, role, matName });
    await queries.update(ctx.db, id, { invitationId: sent.invitationId });
    await recordAudit(ctx, "staff.invited_again", id);
    return { member: await find(ctx, id), link: showsLink ? sent.link : null };
  });
}

export async function revoke(ctx: Context, id: StaffGrantId): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const grant = await lockOwned(ctx, id);
    await queries.update(ctx.db, id, { revokedAt: ctx.now });
    if (grant.invitationId && !grant.acceptedAt) await invitations.revoke(ctx, grant.invitationId);
    if (grant.userId) await endStreamsOf(ctx, grant.userId);
    const { role, matId, email } = grant;
    await recordAudit(ctx, "staff.revoked", id, { before: { role, matId, email } });
  });
}

/** A grant that still stands, of an event that the person owns. The event is locked before it, as when inviting. */
async function lockOwned(ctx: Context, id: StaffGrantId) {
  const { eventId } = orNotFound(await queries.findById(ctx.db, id));
  await findOwnedEvent(ctx, eventId);
  await queries.lockEvent(ctx.db, eventId);
  const grant = orNotFound(await queries.lockGrant(ctx.db, id));
  if (grant.revokedAt) throw new AppError("conflict");
  return grant;
}

async function nameOfMat(ctx: Context, eventId: EventId, matId: MatId | null) {
  if (matId === null) return null;
  const all = await mats.list(ctx, eventId);
  return orNotFound(all.find(({ id }) => id === matId)).name;
}

type Letter = {
  name: string;
  email: string;
  language: EventRow["language"];
  role: StaffRole;
  matName: string | null;
};

const send = (ctx: Context, event: EventRow, { role, matName, ...person }: Letter) =>
  invitations.invite(ctx, {
    ...person,
    kind: "staff",
    template: "staffInvitation",
    // The role chooses the sentence: `text_event_manager` and so on.
    values: { name: person.name, event: event.name, mat: matName ?? "", context: role },
  });

const find = async (ctx: Context, id: StaffGrantId): Promise<StaffMember> =>
  present(ctx, orNotFound(await queries.findById(ctx.db, id)));

function present(ctx: Context, row: queries.StaffRow): StaffMember {
  const { userId: _user, invitationId: _invitation, language: _language, ...shown } = row;
  const { expiresAt, invitedAt, acceptedAt, revokedAt, ...rest } = shown;
  const isOpen = !acceptedAt && !revokedAt;
  return {
    ...rest,
    state: revokedAt ? "revoked" : acceptedAt ? "active" : "invited",
    expired: isOpen && expiresAt !== null && expiresAt <= ctx.now,
    invitedAt: invitedAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
