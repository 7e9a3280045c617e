import {
  type CallOf,
  getAdminOverview,
  getEvent,
  getMe,
  getResults,
  getScoreboard,
  getSite,
  listCategories,
  listEvents,
  listFamily,
  listFights,
  listMyRegistrations,
  listRegistrations,
  listStudents,
  listTestimonials,
  loadDemo,
  type OutputOf,
  type Registration,
  userType,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import type { TestPerson } from "#test/test-person.ts";

let api: TestApi;
let admin: TestPerson;
let organizer: TestPerson;
let loaded: OutputOf<typeof loadDemo>;
let event: OutputOf<typeof getEvent>;
let params: { eventId: (typeof event)["id"] };

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.make.admin();
  loaded = await api.call(loadDemo, {}, admin);
  const [account] = loaded.accounts;
  const token = await api.signIn(account!.email, account!.password);
  organizer = { ...admin, ...account!, token };
  event = await api.call(getEvent, { params: { eventRef: loaded.eventSlug } }, organizer);
  params = { eventId: event.id };
});

describe("the demo's event of today", () => {
  it("has 24 gyms and 300 athletes in about 60 categories, none of them empty", async () => {
    const registrations = await everyRegistration();
    expect(new Set(registrations.map((one) => one.competitorId)).size).toBe(300);
    expect(new Set(registrations.map((one) => one.name)).size).toBe(300);
    expect(new Set(registrations.map((one) => one.gymName)).size).toBe(24);

    const sizes = (await api.call(listCategories, { params })).map(({ entries }) => entries);
    expect(sizes.length).toBeGreaterThanOrEqual(55);
    expect(sizes.length).toBeLessThanOrEqual(65);
    expect(sizes).toEqual(expect.arrayContaining([1, 2, 3, 16]));
    expect(Math.min(...sizes)).toBe(1);
    expect(Math.max(...sizes)).toBeGreaterThan(16);
  });

  it("puts nobody where age or weight do not fit", async () => {
    const categories = await api.call(listCategories, { params });
    const year = Number(event.startsOn.slice(0, 4));
    for (const { categoryId, birthYear, weight, belt, sex } of await everyRegistration()) {
      const category = categories.find((one) => one.id === categoryId)!;
      expect([belt, sex]).toEqual([category.belt, category.sex]);
      expect(year - birthYear!).toBeGreaterThanOrEqual(category.minAge!);
      expect(year - birthYear!).toBeLessThanOrEqual(category.maxAge ?? 99);
      expect(weight).toBeGreaterThan(category.minWeight ?? 0);
      expect(weight).toBeLessThanOrEqual(category.maxWeight ?? 500_000);
    }
  });

  it("is half fought, in every way a fight can end, with podiums", async () => {
    expect(event.phase).toBe("live");
    expect(event.fightsFinished / event.fights).toBeGreaterThan(0.4);
    expect(event.fightsFinished / event.fights).toBeLessThan(0.6);

    const fights = await api.call(listFights, { params, query: {} });
    const methods = new Set(fights.map((fight) => fight.method));
    for (const method of ["submission", "points", "advantages", "penalties", "decision"] as const)
      expect(methods).toContain(method);
    for (const method of ["disqualification", "walkover", "no_show"] as const)
      expect(methods).toContain(method);
    expect(fights.some((fight) => fight.submission)).toBe(true);

    const { finished, podiums } = await api.call(getResults, { params });
    expect(finished).toBeGreaterThan(5);
    expect(podiums.length).toBeGreaterThan(5);
  });

  it("has exactly one fight on each of four mats, its clock running and somebody ahead", async () => {
    const fights = await api.call(listFights, { params, query: { open: "true" } });
    const running = fights.filter((fight) => fight.status === "running");

    expect(running.map((fight) => fight.mat?.name).sort()).toEqual(
      [1, 2, 3, 4].map((n) => `Tatame ${n}`),
    );
    for (const { id, clock, score, startedAt } of running) {
      expect(clock?.running).toBe(true);
      expect(clock!.remainingMs - (Date.now() - clock!.atMs)).toBeGreaterThan(0);
      expect(Date.parse(startedAt!)).toBeLessThan(Date.now());
      expect(score!.first.points).not.toBe(score!.second.points);
      const board = await api.call(getScoreboard, { params: { fightId: id } }, organizer);
      expect(board.actions.length).toBeGreaterThan(1);
    }
    const toCome = fights.filter((fight) => fight.status !== "running");
    for (const { plannedAt } of toCome)
      expect(Date.parse(plannedAt!)).toBeGreaterThan(Date.now() - 120_000);
  });

  it("never had anybody on two mats at once", async () => {
    const fought = (await api.call(listFights, { params, query: {} })).filter(
      (one) => one.startedAt,
    );
    for (const one of fought)
      for (const other of fought) {
        const names = [other.first.name, other.second.name];
        const shared = [one.first.name, one.second.name].some((name) => names.includes(name));
        if (one === other || !shared || other.startedAt! < one.startedAt!) continue;
        expect(other.startedAt! > one.finishedAt!).toBe(true);
      }
  });
});

it("adds an event to come, not drawn, and one that is over", async () => {
  const [over] = (await list("previous")).data;
  const upcoming = (await list("next")).data.find((one) => one.phase === "upcoming")!;
  const get = (eventRef: string) => api.call(getEvent, { params: { eventRef } });

  expect(await get(upcoming.id)).toMatchObject({ brackets: 0, fights: 0, phase: "upcoming" });
  expect(upcoming.registrations).toBeGreaterThan(70);
  const { fights, fightsFinished, phase } = await get(over!.id);
  expect([fightsFinished, phase]).toEqual([fights, "finished"]);
});

it("G12 shows what people who do not exist say, and says that they do not", async () => {
  for (const language of ["pt", "en", "es"]) {
    const said = await api.call(listTestimonials, {}, undefined, { language });
    expect(said).toHaveLength(3);
    for (const { name } of said) expect(name).toMatch(/^Pessoa de demonstração/);
  }
});

it("P3 P4 P5 has people of every kind: a teacher, an athlete who is a parent, staff, a gym that waits", async () => {
  const [, teacher, athlete, , table] = loaded.accounts;
  const as = async ({ email, password }: { email: string; password: string }) => ({
    ...admin,
    token: await api.signIn(email, password),
  });
  const students = await api.call(listStudents, { query: {} }, await as(teacher!));
  expect(students.total).toBe(8);
  expect(students.data.flatMap(({ gaps }) => gaps).toSorted()).toEqual([
    ...["belt", "guardian", "weight"],
  ]);
  const parent = await as(athlete!);
  expect((await api.call(listMyRegistrations, { query: {} }, parent)).total).toBeGreaterThan(0);
  expect(await api.call(listFamily, {}, parent)).toHaveLength(1);
  expect((await api.call(getMe, {}, await as(table!))).grants).toMatchObject([
    { eventId: event.id, role: "scoreboard_manager", mat: { name: "Tatame 1" } },
  ]);
  expect(await api.call(getAdminOverview, {}, admin)).toMatchObject({
    pendingGyms: 1,
    pendingAffiliations: 1,
    unverifiedOrganizations: 0,
  });
});

it("loads once, for an admin only", async () => {
  expect(loaded.accounts.map((account) => account.userType)).toEqual([
    userType.organizer,
    userType.teacher,
    userType.competitor,
    userType.manager,
    userType.manager,
    userType.manager,
  ]);
  expect((await api.call(getSite, {})).empty).toBe(false);
  await expect(api.call(loadDemo, {}, admin)).rejects.toMatchObject({ code: "demo_exists" });
  await expect(api.call(loadDemo, {}, organizer)).rejects.toMatchObject({ code: "forbidden" });
  await expect(api.call(loadDemo, {})).rejects.toMatchObject({ code: "unauthenticated" });
});

const list = (when: CallOf<typeof listEvents>["query"]["when"]) =>
  api.call(listEvents, { query: { when } });

async function everyRegistration(): Promise<Registration[]> {
  const all: Registration[] = [];
  for (let page = 1; ; page++) {
    const query = { page, pageSize: 100 };
    const { data, total } = await api.call(listRegistrations, { params, query }, organizer);
    all.push(...data);
    if (all.length >= total) return all;
  }
}
