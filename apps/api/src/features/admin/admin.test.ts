import {
  type CompetitorId,
  type GymId,
  getAdminOverview,
  getCompetitorForAdmin,
  listAllEvents,
  listAudit,
  listCompetitors,
  listMails,
  login,
  sendPasswordReset,
  setCompetitorGym,
  updateEvent,
} from "@chave/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let admin: TestPerson;
let organizer: TestPerson;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.make.admin();
  organizer = await api.make.organizer();
});

const forbidden = { status: 403, code: "forbidden" };

describe("P5 only an admin", () => {
  it.each([
    ["overview", getAdminOverview, {}],
    ["competitors", listCompetitors, { query: {} }],
    ["events", listAllEvents, { query: {} }],
    ["audit", listAudit, { query: {} }],
  ])("reads %s", async (_what, endpoint, input) => {
    await expect(api.call(endpoint, input, organizer)).rejects.toMatchObject(forbidden);
    await expect(api.call(endpoint, input)).rejects.toMatchObject({ status: 401 });
  });

  it("opens, moves and resets a person", async () => {
    const competitorId = "0190a000-0000-7000-8000-000000000001" as CompetitorId;
    const calls = [
      () => api.call(getCompetitorForAdmin, { params: { competitorId } }, organizer),
      () =>
        api.call(setCompetitorGym, { params: { competitorId }, body: { gymId: null } }, organizer),
      () => api.call(sendPasswordReset, { params: { userId: organizer.userId } }, organizer),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(forbidden);
  });
});

it("P5 counts what needs attention", async () => {
  const before = await api.call(getAdminOverview, {}, admin);
  await api.db.execute(
    sql`insert into gyms (id, name, name_key, status, created_at)
        values (gen_random_uuid(), 'Gym to approve', 'gym to approve', 'pending', now())`,
  );
  const today = new Date().toISOString().slice(0, 10);
  await api.make.event(organizer, { startsOn: yesterdayOf(today), endsOn: tomorrowOf(today) });
  const after = await api.call(getAdminOverview, {}, admin);

  expect(after).toMatchObject({
    pendingGyms: before.pendingGyms + 1,
    eventsToday: before.eventsToday + 1,
    failedMails: 0,
    unverifiedOrganizations: 1,
    newLogins: before.newLogins,
  });
  expect(after.newLogins).toBeGreaterThanOrEqual(2);
});

it("P5 lists every event, hidden ones too, sorted and searched", async () => {
  const hidden = await api.make.event(organizer, { name: "Abelha escondida", visible: false });
  const byName = await api.call(listAllEvents, { query: { sort: "name" } }, admin);
  expect(byName.data[0]).toMatchObject({ id: hidden.id, visible: false, registrations: 0 });
  const found = await api.call(listAllEvents, { query: { search: "escondida abelha" } }, admin);
  expect(found.data.map(({ id }) => id)).toEqual([hidden.id]);
});

describe("P5 competitors", () => {
  let ana: CompetitorId;
  let category: { id: string };

  beforeAll(async () => {
    const event = await api.make.event(organizer);
    const made = await api.make.category(organizer, event.id);
    category = made;
    const other = await api.make.category(organizer, event.id);
    const where = { eventId: event.id, categoryId: made.id };
    await api.make.athletes(organizer, where, 3);
    await api.make.athletes(organizer, where, 1, { name: "Ana Lima", birthYear: 2001 });
    const twin = { eventId: event.id, categoryId: other.id };
    await api.make.athletes(organizer, twin, 1, { name: "Ana Lima", birthYear: 1990 });
    const found = await api.call(listCompetitors, { query: { search: "lima ana" } }, admin);
    ana = found.data.find(({ birthYear }) => birthYear === 2001)!.id;
  });

  it("are sorted, searched and paged", async () => {
    const page = await api.call(listCompetitors, { query: { pageSize: 2, page: 2 } }, admin);
    expect(page).toMatchObject({ total: 5, page: 2, pageSize: 2 });
    expect(page.data.map(({ name }) => name)).toEqual(["Athlete 1", "Athlete 2"]);
    const newest = await api.call(listCompetitors, { query: { sort: "newest" } }, admin);
    expect(newest.data[0]).toMatchObject({ name: "Ana Lima", birthYear: 1990, login: null });
  });

  it("are found by the e-mail of their login", async () => {
    await api.db.execute(
      sql`update competitors set user_id = ${organizer.userId} where id = ${ana}`,
    );
    const search = organizer.email.slice(0, -2);
    const found = await api.call(listCompetitors, { query: { search } }, admin);
    expect(found.data).toMatchObject([{ id: ana, login: organizer.email }]);
  });

  it("open with logins, entries and people of the same name", async () => {
    const params = { competitorId: ana };
    const person = await api.call(getCompetitorForAdmin, { params }, admin);
    expect(person).toMatchObject({
      name: "Ana Lima",
      gymName: "Gym 1",
      registrations: 1,
      logins: [{ relation: "own", email: organizer.email, emailVerified: false }],
      entries: [{ category: { name: (category as { name?: string }).name } }],
      namesakes: [{ name: "Ana Lima", birthYear: 1990 }],
    });
    expect(person.logins[0]!.lastSeenAt).not.toBeNull();
  });

  it("leave a gym and enter one, and the log says so", async () => {
    const params = { competitorId: ana };
    const { gymId } = await api.call(getCompetitorForAdmin, { params }, admin);
    await api.call(setCompetitorGym, { params, body: { gymId: null } }, admin);
    expect(await api.call(getCompetitorForAdmin, { params }, admin)).toMatchObject({
      gymName: null,
    });
    await api.call(setCompetitorGym, { params, body: { gymId } }, admin);
    expect(await api.call(getCompetitorForAdmin, { params }, admin)).toMatchObject({ gymId });
    const nowhere = "0190a000-0000-7000-8000-000000000001" as GymId;
    const refused = api.call(setCompetitorGym, { params, body: { gymId: nowhere } }, admin);
    await expect(refused).rejects.toMatchObject({ code: "not_found" });

    const log = await api.call(listAudit, { query: { subject: ana } }, admin);
    expect(log.data.map(({ action }) => action)).toEqual([
      "competitor.gym_changed",
      "competitor.gym_changed",
    ]);
    expect(log.filter).toEqual({ actor: null, subject: "Ana Lima" });
  });
});

it("P5 A5 sends a login the mail for a new password, once a minute", async () => {
  const params = { userId: organizer.userId };
  await api.call(sendPasswordReset, { params }, admin);
  const { data } = await api.call(listMails, { query: {} }, admin);
  expect(data.map(({ recipient }) => recipient)).toEqual([organizer.email]);
  await expect(api.call(sendPasswordReset, { params }, admin)).rejects.toMatchObject({
    code: "too_many_requests",
  });
  const log = await api.call(listAudit, { query: { action: "user.password_reset_sent" } }, admin);
  expect(log.data).toMatchObject([
    { actor: { id: admin.userId }, subject: { id: organizer.userId, kind: "user" } },
  ]);
});

describe("P5 the audit log", () => {
  it("says who did what, the latest first, under the names of now", async () => {
    const event = await api.make.event(organizer, { name: "Copa de ontem" });
    const body = { name: "Copa de hoje" };
    await api.call(updateEvent, { params: { eventId: event.id }, body }, organizer);
    const { data } = await api.call(listAudit, { query: { subject: event.id } }, admin);
    expect(data).toMatchObject([
      { action: "event.changed", subject: { kind: "event", name: "Copa de hoje" } },
      { action: "event.created", actor: { id: organizer.userId } },
    ]);
  });

  it("keeps the name of what is gone", async () => {
    const event = await api.make.event(organizer);
    const mat = await api.make.mat(organizer, event.id, "Tatame do fundo");
    await api.fetch("DELETE", `/mats/${mat.id}`, { as: organizer });
    const { data } = await api.call(listAudit, { query: { subject: mat.id } }, admin);
    expect(data[0]).toMatchObject({
      action: "mat.deleted",
      subject: { kind: null, name: "Tatame do fundo" },
    });
  });

  it("is filtered by who did it, and paged", async () => {
    const query = { actor: organizer.userId, pageSize: 1 };
    const page = await api.call(listAudit, { query }, admin);
    expect(page.data).toHaveLength(1);
    expect(page.total).toBeGreaterThan(1);
    expect(page.filter.actor).toMatch(/^Organizer/);
  });
});

it("reads no password, token or hash from the log", async () => {
  await api.call(login, { body: { email: admin.email, password: admin.password } });
  const log = await api.call(listAudit, { query: { pageSize: 100 } }, admin);
  expect(JSON.stringify(log)).not.toMatch(/argon2|passwordHash|token/i);
});

const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const yesterdayOf = (day: string) => shifted(day, -1);
const tomorrowOf = (day: string) => shifted(day, 1);
