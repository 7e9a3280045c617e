import type {
  Affiliate,
  AffiliateId,
  addAffiliate,
  InputOf,
  listAffiliates,
  OutputOf,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, orNotFound } from "#api/errors.ts";
import { ownOrganization } from "#api/features/organizations/organizations.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as queries from "./affiliates.queries.ts";

type Fields = InputOf<typeof addAffiliate>["body"];

export async function list(
  ctx: Context,
  query: InputOf<typeof listAffiliates>["query"],
): Promise<OutputOf<typeof listAffiliates>> {
  const organizationId = ownOrganization(ctx);
  const rows = await queries.findPage(ctx.db, organizationId, query);
  const total = await queries.countListed(ctx.db, organizationId, query);
  return { data: rows.map(present), total, page: query.page, pageSize: query.pageSize };
}

export async function add(ctx: Context, fields: Fields): Promise<Affiliate> {
  const organizationId = ownOrganization(ctx);
  const id = newId<AffiliateId>();
  return inTransaction(ctx, async (ctx) => {
    await refuseTaken(ctx, fields.number, null);
    await queries.insert(ctx.db, { ...columnsOf(fields), id, organizationId, createdAt: ctx.now });
    await recordAudit(ctx, "affiliate.added", id, { after: fields });
    return find(ctx, id);
  });
}

export async function change(ctx: Context, id: AffiliateId, fields: Fields): Promise<Affiliate> {
  ownOrganization(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await find(ctx, id);
    await refuseTaken(ctx, fields.number, id);
    await queries.update(ctx.db, id, columnsOf(fields));
    await recordAudit(ctx, "affiliate.changed", id, { before, after: fields });
    return find(ctx, id);
  });
}

export const revoke = (ctx: Context, id: AffiliateId): Promise<Affiliate> =>
  setRevoked(ctx, id, "affiliate.revoked", ctx.now);

export const restore = (ctx: Context, id: AffiliateId): Promise<Affiliate> =>
  setRevoked(ctx, id, "affiliate.restored", null);

async function setRevoked(ctx: Context, id: AffiliateId, action: string, revokedAt: Date | null) {
  ownOrganization(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await find(ctx, id);
    if ((before.revokedAt !== null) === (revokedAt !== null)) return before;
    await queries.update(ctx.db, id, { revokedAt });
    await recordAudit(ctx, action, id, { before });
    return find(ctx, id);
  });
}

async function refuseTaken(ctx: Context, number: string, besides: AffiliateId | null) {
  if (await queries.numberIsTaken(ctx.db, ownOrganization(ctx), number, besides))
    throw new AppError("affiliate_number_taken");
}

const columnsOf = ({ email, ...fields }: Fields) => ({
  ...fields,
  email: email?.toLowerCase() ?? null,
  nameKey: sortKey(fields.name),
});

/** Another organization's member does not exist. */
async function find(ctx: Context, id: AffiliateId): Promise<Affiliate> {
  const row = orNotFound(await queries.findById(ctx.db, id));
  if (row.organizationId !== ctx.actor?.organizationId) throw new AppError("not_found");
  return present(row);
}

const present = (row: queries.AffiliateRow): Affiliate => ({
  id: row.id,
  name: row.name,
  email: row.email,
  number: row.number,
  validUntil: row.validUntil,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});
