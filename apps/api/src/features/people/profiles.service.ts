import {
  type CompetitorId,
  type InputOf,
  noSocial,
  type Profile,
  type updateProfile,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { orNotFound } from "#api/errors.ts";
import { requireUsableAffiliation } from "#api/features/affiliations/affiliations.service.ts";
import { requireUsableGym } from "#api/features/gyms/gyms.service.ts";
import { requireImages } from "#api/features/images/images.service.ts";
import { findForActing, findOwn } from "./find-person.service.ts";
import { findByPerson } from "./graduations.queries.ts";
import { isOwn } from "./people.policy.ts";
import { personColumns, refuseWrongAge } from "./person-data.ts";
import * as queries from "./profiles.queries.ts";

export async function getOwn(ctx: Context): Promise<Profile> {
  return present(ctx, orNotFound(await findOwn(ctx)));
}

export async function get(ctx: Context, id: CompetitorId): Promise<Profile> {
  return present(ctx, await findForActing(ctx, id));
}

export async function present(ctx: Context, person: queries.PersonRow): Promise<Profile> {
  return {
    id: person.id,
    competes: person.competes,
    name: person.name,
    birthDate: person.birthDate,
    sex: person.sex === "mixed" ? null : person.sex,
    weight: person.weight,
    country: person.country,
    phone: person.phone,
    document: person.identity,
    guardian: person.guardian,
    address: person.address,
    social: person.social ?? noSocial,
    gymId: person.gymId,
    gymName: person.gymName,
    affiliationId: person.affiliationId,
    affiliationName: person.affiliationName,
    imgPath: person.imgPath,
    coverPath: person.coverPath,
    graduations: await findByPerson(ctx.db, person.id),
    own: isOwn(ctx.actor, person),
  };
}

/** Registrations keep the name, gym and weight that they were made with. */
export async function update(
  ctx: Context,
  id: CompetitorId,
  input: InputOf<typeof updateProfile>["body"],
): Promise<Profile> {
  const before = await findForActing(ctx, id);
  refuseWrongAge(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    await requireUsable(ctx, input, before);
    await queries.updatePerson(ctx.db, id, personColumns(ctx, input));
    if (before.userId && before.name !== input.name)
      await queries.renameUser(ctx.db, before.userId, input.name);
    await recordAudit(ctx, "person.changed", id, { before: changed(before, input), after: input });
    return get(ctx, id);
  });
}

/** What was chosen long ago may stay, even if nobody could choose it now. */
async function requireUsable(
  ctx: Context,
  input: InputOf<typeof updateProfile>["body"],
  before: queries.PersonRow,
): Promise<void> {
  const pictures = [input.imgPath, input.coverPath];
  await requireImages(
    ctx,
    pictures.filter((path) => path !== null),
  );
  if (input.gymId !== null && input.gymId !== before.gymId)
    await requireUsableGym(ctx, input.gymId);
  if (input.affiliationId !== null && input.affiliationId !== before.affiliationId)
    await requireUsableAffiliation(ctx, input.affiliationId);
}

const changed = (row: object, keys: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in keys));
