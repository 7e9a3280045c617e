import {
  type EventDetail,
  noSocial,
  type PersonFields,
  type UserType,
  userType,
} from "@chave/contract";
import type { Actor, Context } from "#api/context.ts";
import { createUser } from "#api/features/accounts/accounts.service.ts";
import { hashPassword } from "#api/features/accounts/passwords.service.ts";
import * as gyms from "#api/features/gyms/gyms.service.ts";
import * as claims from "#api/features/people/claims.service.ts";
import * as families from "#api/features/people/families.service.ts";
import { makePerson } from "#api/features/people/make-person.service.ts";
import * as profiles from "#api/features/people/profiles.service.ts";
import * as registrations from "#api/features/registrations/registrations.service.ts";
import { enterStudents } from "#api/features/students/enter-students.service.ts";
import { demoStudents } from "./demo-students.ts";

export type DemoAccount = { email: string; password: string; userType: UserType };

const somebody: PersonFields = {
  name: "",
  birthDate: "1986-09-14",
  sex: "female",
  weight: null,
  country: "BR",
  phone: "+5581999990000",
  document: { type: "cpf", number: "52998224725", country: "BR" },
  guardian: null,
  address: {
    country: "BR",
    postalCode: "50030-230",
    state: "PE",
    city: "Recife",
    neighborhood: "Recife",
    street: "Rua do Bom Jesus",
    number: "183",
    complement: "",
  },
  social: noSocial,
  gymId: null,
  affiliationId: null,
};

/** A teacher with students, and an athlete of the event that is going on, who is a parent too. As the admin. */
export async function addDemoPeople(
  ctx: Context,
  event: EventDetail,
  password: string,
): Promise<DemoAccount[]> {
  const passwordHash = await hashPassword(password);

  async function login(email: string, type: UserType, fields: PersonFields): Promise<Context> {
    const { name } = fields;
    const user = { name, email, passwordHash, userType: type, language: "pt" as const };
    const userId = await createUser(ctx, { ...user, emailVerified: true });
    const competes = type !== userType.teacher;
    await makePerson(ctx, { fields, userId, competes });
    const actor: Actor = {
      ...{ userId, sessionId: "demo", userType: type },
      ...{ organizationId: null, grants: [] },
    };
    return { ...ctx, actor };
  }

  const { idOf } = await gyms.ensure(ctx, ["Mangue Jiu-Jitsu"]);
  const teacher = { email: "professora@demo.chave.local", userType: userType.teacher };
  const asTeacher = await login(teacher.email, teacher.userType, {
    ...somebody,
    name: "Rosa Lins (demonstração)",
    gymId: idOf("Mangue Jiu-Jitsu"),
  });
  await enterStudents(asTeacher, asTeacher.actor!.userId, demoStudents);

  const athlete = { email: "atleta@demo.chave.local", userType: userType.competitor };
  const { competitorId, ...person } = await someAthleteOf(ctx, event);
  const asAthlete = await login(athlete.email, athlete.userType, { ...somebody, ...person });
  await claims.claim(asAthlete, {
    competitorId,
    proof: { by: "name", name: person.name, birthDate: person.birthDate },
    as: "self",
    consent: false,
  });
  await families.add(asAthlete, {
    ...somebody,
    name: "Duda (demonstração)",
    birthDate: `${ctx.now.getUTCFullYear() - 9}-03-21`,
    document: null,
    consent: true,
  });
  return [teacher, athlete].map((account) => ({ ...account, password }));
}

/** Whom the list of athletes brought with a whole birth date, and who is not a child. */
async function someAthleteOf(ctx: Context, { id }: EventDetail) {
  const thisYear = ctx.now.getUTCFullYear();
  const { data } = await registrations.list(ctx, id, { page: 1, pageSize: 100 });
  for (const { competitorId, birthYear, inBracket } of data) {
    if (!inBracket || birthYear === null || birthYear > thisYear - 20) continue;
    const { name, birthDate, sex } = await profiles.get(ctx, competitorId);
    if (birthDate && sex) return { competitorId, name, birthDate, sex };
  }
  throw new Error("The demo's event has no adult athlete.");
}
