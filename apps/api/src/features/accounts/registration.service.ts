import {
  type AccountType,
  type InputOf,
  type OrganizationId,
  type register,
  type registerOrganizer,
  type UserType,
  userType,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { requireUsableAffiliation } from "#api/features/affiliations/affiliations.service.ts";
import { requireUsableGym } from "#api/features/gyms/gyms.service.ts";
import { acceptToOrganize } from "#api/features/invitations/acceptance.service.ts";
import { makePerson } from "#api/features/people/make-person.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import { createUser } from "./accounts.service.ts";
import { type Door, passDoor } from "./attempts.service.ts";
import { keepConsents } from "./consents.service.ts";
import { sendFirstCode } from "./email-verification.service.ts";
import { hashPassword } from "./passwords.service.ts";
import * as queries from "./registration.queries.ts";
import { isMinor, refuseWrongDays } from "./registration.rules.ts";

const typeOf: Record<AccountType, UserType> = {
  competitor: userType.competitor,
  teacher: userType.teacher,
  teacher_competitor: userType.teacherCompetitor,
};

/** Anyone. The person, the belts and what they agreed to are kept with the login, or none of it. */
export async function registerPerson(
  ctx: Context,
  { accountType, email, password, language, person }: InputOf<typeof register>["body"],
  door: Door,
): Promise<void> {
  await passDoor(ctx, door);
  refuseWrongDays(ctx, person);
  const { graduations, ...fields } = person;
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    const id = await createUser(ctx, {
      name: person.name,
      email,
      passwordHash,
      userType: typeOf[accountType],
      language,
    });
    if (person.gymId) await requireUsableGym(ctx, person.gymId);
    if (person.affiliationId) await requireUsableAffiliation(ctx, person.affiliationId);
    const competes = accountType !== "teacher";
    const made = await makePerson(ctx, { fields, graduations, userId: id, competes });
    await keepConsents(ctx, { userId: id, minor: isMinor(ctx, person) ? made : null });
    await sendFirstCode(ctx, { id, name: person.name, email, language });
    await recordAudit(ctx, "account.registered", id, { after: { accountType, person: made } });
  });
}

/** Anyone. An invitation brings its own e-mail, which needs no code any more. */
export async function registerOrganization(
  ctx: Context,
  input: InputOf<typeof registerOrganizer>["body"],
  door: Door,
): Promise<{ emailVerified: boolean }> {
  await passDoor(ctx, door);
  const { name, language, organization, invitationToken } = input;
  const emailVerified = invitationToken !== undefined;
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async (ctx) => {
    const email = emailVerified ? await acceptToOrganize(ctx, invitationToken) : input.email;
    const ownerId = await createUser(ctx, {
      name,
      email,
      passwordHash,
      userType: userType.organizer,
      language,
      emailVerified,
    });
    const { cnpj } = organization;
    if (cnpj && (await queries.cnpjIsTaken(ctx.db, cnpj))) throw new AppError("cnpj_taken");
    const id = newId<OrganizationId>();
    await queries.insertOrganization(ctx.db, {
      ...organization,
      id,
      nameKey: sortKey(organization.name),
      ownerId,
      createdAt: ctx.now,
    });
    await keepConsents(ctx, { userId: ownerId });
    if (!emailVerified) await sendFirstCode(ctx, { id: ownerId, name, email, language });
    await recordAudit(ctx, "organization.registered", id, {
      after: { name: organization.name, ownerId },
    });
  });
  return { emailVerified };
}
