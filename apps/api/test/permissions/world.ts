import {
  type Category,
  type CompetitorId,
  drawCategory,
  type EventDetail,
  type Fight,
  type GymId,
  getBracket,
  listRegistrations,
  type Mat,
  type Registration,
  type StaffRole,
  type UserType,
  userType,
} from "@chave/contract";
import { eq } from "drizzle-orm";
import {
  competitors,
  fights,
  guardianships,
  gyms,
  organizations,
  staffGrants,
  users,
} from "#api/db/tables/index.ts";
import { hashPassword } from "#api/features/accounts/passwords.service.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import type { TestApi, TestPerson } from "../test-api.ts";
import type { Person } from "./people.ts";

const password = "Chave-2026!";

/** One event with everything in it, and one person of each kind. */
export async function makeWorld(api: TestApi) {
  const admin = await api.make.admin();
  const organizer = await api.make.organizer();
  const otherOrganizer = await api.make.organizer();
  const event: EventDetail = await api.make.event(organizer);
  const mat: Mat = await api.make.mat(organizer, event.id);
  const category: Category = await api.make.category(organizer, event.id);
  const where = { eventId: event.id, categoryId: category.id };
  const entries: Registration[] = await api.make.athletes(organizer, where, 2);
  const drawn: Category = await api.make.category(organizer, event.id);
  await api.make.athletes(organizer, { eventId: event.id, categoryId: drawn.id }, 4);
  await api.call(drawCategory, { params: { categoryId: drawn.id }, body: {} }, organizer);
  const bracket = await api.call(getBracket, { params: { categoryId: drawn.id } });
  const fight: Fight = bracket.fights.find(({ status }) => status === "ready")!;
  await api.db.update(fights).set({ matId: mat.id }).where(eq(fights.id, fight.id));
  await api.call(listRegistrations, { params: { eventId: event.id }, query: {} }, organizer);

  const gym = newId<GymId>();
  await api.db
    .insert(gyms)
    .values({ id: gym, name: "Alliance", nameKey: "alliance", createdAt: new Date() });

  const passwordHash = await hashPassword(password);

  async function login(name: string, type: UserType): Promise<TestPerson> {
    const email = `${name}@example.com`.toLowerCase();
    const userId = newId<TestPerson["userId"]>();
    const now = new Date();
    await api.db.insert(users).values({
      id: userId,
      name,
      email,
      emailVerifiedAt: now,
      passwordHash,
      userType: type,
      language: "pt",
      passwordChangedAt: now,
      createdAt: now,
    });
    return { userId, email, password, token: await api.signIn(email, password) };
  }

  async function competitor(name: string, owner: TestPerson | null, competes = true) {
    const id = newId<CompetitorId>();
    await api.db.insert(competitors).values({
      id,
      userId: owner?.userId ?? null,
      competes,
      name,
      nameKey: sortKey(name),
      sex: "male",
      birthDate: "1998-03-12",
      birthYear: 1998,
      createdAt: new Date(),
    });
    return id;
  }

  async function grant(person: TestPerson, role: StaffRole) {
    await api.db.insert(staffGrants).values({
      id: newId(),
      eventId: event.id,
      role,
      matId: role === "scoreboard_manager" ? mat.id : null,
      userId: person.userId,
      email: person.email,
      name: person.email,
      acceptedAt: new Date(),
      createdAt: new Date(),
    });
  }

  const person = {
    competitor: await login("Competitor", userType.competitor),
    otherCompetitor: await login("Other-Competitor", userType.competitor),
    teacher: await login("Teacher", userType.teacher),
    otherTeacher: await login("Other-Teacher", userType.teacher),
    teacherCompetitor: await login("Teacher-Competitor", userType.teacherCompetitor),
    manager: await login("Manager", userType.manager),
    checkInManager: await login("Check-In", userType.manager),
    scoreboardManager: await login("Scoreboard", userType.manager),
    eventManager: await login("Event-Manager", userType.manager),
    organizer,
    otherOrganizer,
    admin,
  } satisfies Record<Exclude<Person, "visitor">, TestPerson>;

  const self = await competitor("Competitor", person.competitor);
  await competitor("Other Competitor", person.otherCompetitor);
  await competitor("Teacher", person.teacher, false);
  await competitor("Other Teacher", person.otherTeacher, false);
  await competitor("Teacher Competitor", person.teacherCompetitor);
  const child = await competitor("Child", null);
  const student = await competitor("Student", null);
  await api.db.insert(guardianships).values([
    {
      id: newId(),
      userId: person.competitor.userId,
      competitorId: child,
      relation: "parent",
      createdAt: new Date(),
    },
    {
      id: newId(),
      userId: person.teacher.userId,
      competitorId: student,
      relation: "teacher",
      createdAt: new Date(),
    },
  ]);
  await grant(person.checkInManager, "check_in_manager");
  await grant(person.scoreboardManager, "scoreboard_manager");
  await grant(person.eventManager, "event_manager");
  /** For calls that end a tie: a child of the competitor, or a student of the teacher, of its own. */
  async function dependant(relation: "parent" | "teacher") {
    const id = await competitor(`Dependant ${Math.random()}`, null);
    const owner = relation === "parent" ? person.competitor : person.teacher;
    const tie = { id: newId(), userId: owner.userId, competitorId: id, relation };
    await api.db.insert(guardianships).values({ ...tie, createdAt: new Date() });
    return id;
  }

  const [organization] = await api.db
    .select()
    .from(organizations)
    .where(eq(organizations.ownerId, organizer.userId));

  return {
    api,
    person,
    event,
    mat,
    category,
    entries,
    drawn,
    fight,
    self,
    child,
    student,
    dependant,
    gym,
    organization: organization!,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
