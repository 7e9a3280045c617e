import {
  type createOrganization,
  type InputOf,
  type listOrganizations,
  type MyOrganization,
  noSocial,
  type Organization,
  type OrganizationId,
  type OutputOf,
  type PublicOrganization,
  type updateMyOrganization,
  userType,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { createUser } from "#api/features/accounts/accounts.service.ts";
import { hashPassword } from "#api/features/accounts/passwords.service.ts";
import { requireImages } from "#api/features/images/images.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import * as policy from "./organizations.policy.ts";
import * as queries from "./organizations.queries.ts";

export async function list(
  ctx: Context,
  query: InputOf<typeof listOrganizations>["query"],
): Promise<OutputOf<typeof listOrganizations>> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  const rows = await queries.findPage(ctx.db, query);
  const total = await queries.countAll(ctx.db, query);
  const data = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { data, total, page: query.page, pageSize: query.pageSize };
}

/** The organization and the login of its owner, who changes the password at the first login. */
export async function create(
  ctx: Context,
  input: InputOf<typeof createOrganization>["body"],
): Promise<Organization> {
  forbidUnless(policy.mayAdministrate(ctx.actor), ctx.actor);
  const passwordHash = await hashPassword(input.ownerPassword);
  const id = newId<OrganizationId>();
  await inTransaction(ctx, async (ctx) => {
    const ownerId = await createUser(ctx, {
      name: input.ownerName,
      email: input.ownerEmail,
      passwordHash,
      userType: userType.organizer,
      language: input.language,
      mustChangePassword: true,
    });
    await queries.insert(ctx.db, {
      id,
      name: input.name,
      nameKey: sortKey(input.name),
      ownerId,
      createdAt: ctx.now,
    });
    await recordAudit(ctx, "organization.created", id, { after: { name: input.name, ownerId } });
  });
  return {
    id,
    name: input.name,
    ownerName: input.ownerName,
    ownerEmail: input.ownerEmail.toLowerCase(),
    ownerVerified: false,
    events: 0,
    createdAt: ctx.now.toISOString(),
  };
}

/** The organization of whoever asks. For other features: it is their permission line. */
export function ownOrganization(ctx: Context): OrganizationId {
  forbidUnless(policy.mayRunOrganization(ctx.actor), ctx.actor);
  return ctx.actor!.organizationId!;
}

/** What everybody may know: whose events these are, and how to write to them. */
export async function get(ctx: Context, id: OrganizationId): Promise<PublicOrganization> {
  return presentPublic(orNotFound(await queries.findById(ctx.db, id)));
}

export async function getOwn(ctx: Context): Promise<MyOrganization> {
  return present(orNotFound(await queries.findById(ctx.db, ownOrganization(ctx))));
}

export async function updateOwn(
  ctx: Context,
  input: InputOf<typeof updateMyOrganization>["body"],
): Promise<MyOrganization> {
  const id = ownOrganization(ctx);
  await inTransaction(ctx, async (ctx) => {
    const before = present(orNotFound(await queries.findById(ctx.db, id)));
    await requireImages(ctx, [input.imgPath, input.coverPath]);
    if (input.cnpj !== null && (await queries.cnpjIsTaken(ctx.db, id, input.cnpj)))
      throw new AppError("cnpj_taken");
    await queries.update(ctx.db, id, { ...input, nameKey: sortKey(input.name) });
    await recordAudit(ctx, "organization.changed", id, { before, after: input });
  });
  return getOwn(ctx);
}

const presentPublic = (row: queries.OrganizationRow): PublicOrganization => ({
  id: row.id,
  name: row.name,
  publicEmail: row.publicEmail,
  website: row.website,
  social: row.social ?? noSocial,
  imgPath: row.imgPath,
  coverPath: row.coverPath,
});

const present = (row: queries.OrganizationRow): MyOrganization => ({
  ...presentPublic(row),
  cnpj: row.cnpj,
  phone: row.phone,
  address: row.address,
});
