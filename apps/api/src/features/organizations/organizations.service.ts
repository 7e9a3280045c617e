import {
  type createOrganization,
  type InputOf,
  type listOrganizations,
  type Organization,
  type OrganizationId,
  type OutputOf,
  userType,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { forbidUnless } from "#api/errors.ts";
import { createUser } from "#api/features/accounts/accounts.service.ts";
import { hashPassword } from "#api/features/accounts/passwords.service.ts";
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
    events: 0,
    createdAt: ctx.now.toISOString(),
  };
}
