import type {
  addCoach,
  Coach,
  CoachId,
  InputOf,
  listCoaches,
  OrganizationId,
  OutputOf,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { findOwnedEvent } from "#api/features/events/events.service.ts";
import { ownOrganization } from "#api/features/organizations/organizations.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as queries from "./coaches.queries.ts";

type Fields = InputOf<typeof addCoach>["body"];

export async function list(
  ctx: Context,
  query: InputOf<typeof listCoaches>["query"],
): Promise<OutputOf<typeof listCoaches>> {
  const organizationId = ownOrganization(ctx);
  const rows = await queries.findPage(ctx.db, organizationId, query);
  const total = await queries.countListed(ctx.db, organizationId, query);
  return { data: rows.map(present), total, page: query.page, pageSize: query.pageSize };
}

export async function add(ctx: Context, fields: Fields): Promise<Coach> {
  const organizationId = ownOrganization(ctx);
  const id = newId<CoachId>();
  return inTransaction(ctx, async (ctx) => {
    await refuseForeign(ctx, organizationId, fields);
    await queries.insert(ctx.db, { ...columnsOf(fields), id, organizationId, createdAt: ctx.now });
    await recordAudit(ctx, "coach.added", id, { after: fields });
    return find(ctx, id);
  });
}

export async function change(ctx: Context, id: CoachId, fields: Fields): Promise<Coach> {
  const organizationId = ownOrganization(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await find(ctx, id);
    await refuseForeign(ctx, organizationId, fields);
    await queries.update(ctx.db, id, columnsOf(fields));
    await recordAudit(ctx, "coach.changed", id, { before, after: fields });
    return find(ctx, id);
  });
}

export const revoke = (ctx: Context, id: CoachId): Promise<Coach> =>
  setRevoked(ctx, id, "coach.revoked", ctx.now);

export const restore = (ctx: Context, id: CoachId): Promise<Coach> =>
  setRevoked(ctx, id, "coach.restored", null);

async function setRevoked(ctx: Context, id: CoachId, action: string, revokedAt: Date | null) {
  ownOrganization(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await find(ctx, id);
    if ((before.revokedAt !== null) === (revokedAt !== null)) return before;
    await queries.update(ctx.db, id, { revokedAt });
    await recordAudit(ctx, action, id, { before });
    return find(ctx, id);
  });
}

/** The gym must exist, and the event be one of the organization's own. */
async function refuseForeign(
  ctx: Context,
  organizationId: OrganizationId,
  { gymId, eventId }: Fields,
): Promise<void> {
  if (!(await queries.gymExists(ctx.db, gymId))) throw new AppError("not_found");
  if (eventId === null) return;
  const event = await findOwnedEvent(ctx, eventId);
  if (event.organizationId !== organizationId) throw new AppError("not_found");
}

const columnsOf = ({ email, ...fields }: Fields) => ({
  ...fields,
  email: email?.toLowerCase() ?? null,
  nameKey: sortKey(fields.name),
});

/** Another organization's coach does not exist. */
async function find(ctx: Context, id: CoachId): Promise<Coach> {
  const row = orNotFound(await queries.findById(ctx.db, id));
  if (row.organizationId !== ctx.actor?.organizationId) throw new AppError("not_found");
  return present(row);
}

const present = ({ organizationId: _own, revokedAt, ...row }: queries.CoachRow): Coach => ({
  ...row,
  revokedAt: revokedAt?.toISOString() ?? null,
});
