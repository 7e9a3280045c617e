import {
  addCategory,
  addMat,
  addRegistration,
  type CallOf,
  type Category,
  type CategoryId,
  type CompetitorId,
  createEvent,
  createOrganization,
  type Endpoint,
  type EventDetail,
  type EventId,
  getMe,
  noSocial,
  type OutputOf,
  type PersonFields,
  type UserId,
  type UserType,
  userType,
} from "@chave/contract";
import type { Context } from "#api/context.ts";
import type { Db } from "#api/db/client.ts";
import { createUser } from "#api/features/accounts/accounts.service.ts";
import { hashPassword } from "#api/features/accounts/passwords.service.ts";
import { makePerson } from "#api/features/people/make-person.service.ts";
import type { TestPerson } from "./test-person.ts";

type Door = {
  db: Db;
  call: <E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    as?: TestPerson,
  ) => Promise<OutputOf<E>>;
  signIn: (email: string, password: string) => Promise<string>;
};

const password = "Chave-2026!";

const somebody: PersonFields = {
  name: "Somebody",
  birthDate: "1990-05-20",
  sex: "male",
  weight: null,
  country: "BR",
  phone: null,
  document: null,
  guardian: null,
  address: null,
  social: noSocial,
  gymId: null,
  affiliationId: null,
};

/** Believable data for tests, made through the API wherever it has a door for it. */
export function makeFactories({ db, call, signIn }: Door) {
  let count = 0;
  const next = () => ++count;
  let passwordHash: Promise<string> | undefined;

  const ctx = (): Context => ({
    db,
    actor: null,
    now: new Date(),
    language: "pt",
    siteUrl: "http://test",
  });

  async function admin(): Promise<TestPerson> {
    const email = `admin-${next()}@example.com`;
    passwordHash ??= hashPassword(password);
    const userId: UserId = await createUser(ctx(), {
      name: "Admin",
      email,
      passwordHash: await passwordHash,
      userType: userType.admin,
      language: "pt",
    });
    return { userId, email, password, token: await signIn(email, password) };
  }

  /** An organization with its owner signed in. */
  async function organizer(): Promise<TestPerson> {
    const n = next();
    const email = `organizer-${n}@example.com`;
    const body = {
      name: `Organization ${n}`,
      ownerName: `Organizer ${n}`,
      ownerEmail: email,
      ownerPassword: password,
      language: "pt" as const,
    };
    await call(createOrganization, { body }, await admin());
    const token = await signIn(email, password);
    const person = { userId: "" as UserId, email, password, token };
    const { user } = await call(getMe, {}, person);
    return { ...person, userId: user.id };
  }

  /** Somebody of a kind that is a person: competitor, teacher or both. */
  async function person(
    type: Exclude<UserType, 1 | 5 | 6>,
    change: Partial<PersonFields> = {},
  ): Promise<TestPerson & { competitorId: CompetitorId }> {
    const n = next();
    const email = `person-${n}@example.com`;
    passwordHash ??= hashPassword(password);
    const fields = { ...somebody, name: `Person ${n}`, ...change };
    const login = { name: fields.name, email, passwordHash: await passwordHash, userType: type };
    const userId = await createUser(ctx(), { ...login, language: "pt", emailVerified: true });
    const competes = type !== userType.teacher;
    const competitorId = await makePerson(ctx(), { fields, userId, competes });
    return { userId, competitorId, email, password, token: await signIn(email, password) };
  }

  async function event(
    as: TestPerson,
    change: Partial<CallOf<typeof createEvent>["body"]> = {},
  ): Promise<EventDetail> {
    const body = {
      name: `Copa ${next()}`,
      city: "Recife",
      startsOn: "2026-12-12",
      endsOn: "2026-12-12",
      sport: "jiu_jitsu_gi" as const,
      ...change,
    };
    return call(createEvent, { body }, as);
  }

  async function category(
    as: TestPerson,
    eventId: EventId,
    change: Partial<CallOf<typeof addCategory>["body"]> = {},
  ): Promise<Category> {
    const body = { name: `Category ${next()}`, sex: "male" as const, fightSeconds: 300, ...change };
    return call(addCategory, { params: { eventId }, body }, as);
  }

  const mat = (as: TestPerson, eventId: EventId, name = `Mat ${next()}`) =>
    call(addMat, { params: { eventId }, body: { name } }, as);

  /** As many athletes as asked for, `Athlete 1` first, each from a gym of its own unless one is named. */
  async function athletes(
    as: TestPerson,
    where: { eventId: EventId; categoryId: CategoryId },
    howMany: number,
    change: Partial<CallOf<typeof addRegistration>["body"]> = {},
  ) {
    const made: OutputOf<typeof addRegistration>[] = [];
    for (let n = 1; n <= howMany; n++) {
      const body = {
        name: `Athlete ${n}`,
        gymName: `Gym ${n}`,
        categoryId: where.categoryId,
        ...change,
      };
      made.push(await call(addRegistration, { params: { eventId: where.eventId }, body }, as));
    }
    return made;
  }

  return { admin, organizer, person, event, category, mat, athletes };
}
