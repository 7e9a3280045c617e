import {
  createEvent,
  deleteBracket,
  deleteEvent,
  getEvent,
  getSchedule,
  listEvents,
  planFights,
  updateEvent,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { startTournament } from "#test/tournament.ts";

let api: TestApi;
let organizer: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date("2026-11-20T12:00:00Z") });
  organizer = await api.make.organizer();
  stranger = await api.make.organizer();
});

const body = {
  name: "Copa São José",
  city: "São José dos Campos",
  state: "SP",
  startsOn: "2026-12-12",
  endsOn: "2026-12-13",
  sport: "jiu_jitsu_gi" as const,
};

describe("E1 creating an event", () => {
  it("gives it an address made of its name, one of a kind", async () => {
    const first = await api.call(createEvent, { body }, organizer);
    const second = await api.call(createEvent, { body }, stranger);

    expect([first.slug, second.slug]).toEqual(["copa-sao-jose-2026", "copa-sao-jose-2026-2"]);
    expect(first).toMatchObject({
      timeZone: "America/Sao_Paulo",
      language: "pt",
      ruleSet: "ibjjf",
      phase: "upcoming",
      can: { manage: true, own: true, score: true, checkIn: true },
    });
  });

  it("refuses dates in the wrong order, an unknown time zone, and people who do not organize", async () => {
    const reversed = { ...body, endsOn: "2026-12-11" };
    await expect(api.call(createEvent, { body: reversed }, organizer)).rejects.toMatchObject({
      code: "event_dates_reversed",
    });
    const nowhere = { ...body, timeZone: "America/Recife2" };
    await expect(api.call(createEvent, { body: nowhere }, organizer)).rejects.toMatchObject({
      code: "invalid_input",
      details: { timeZone: "Escolha um fuso horário da lista." },
    });
    await expect(api.call(createEvent, { body }, await api.make.admin())).rejects.toMatchObject({
      status: 403,
    });
    await expect(api.call(createEvent, { body })).rejects.toMatchObject({ status: 401 });
  });
});

describe("a year mistyped", () => {
  it("is refused when it is made and when it is changed", async () => {
    const far = { ...body, startsOn: "2206-12-12", endsOn: "2206-12-13" };
    await expect(api.call(createEvent, { body: far }, organizer)).rejects.toMatchObject({
      code: "event_date_too_far",
      status: 422,
    });
    const { id } = await api.make.event(organizer);
    const change = (endsOn: string) =>
      api.call(updateEvent, { params: { eventId: id }, body: { endsOn } }, organizer);
    await expect(change("2031-11-21")).rejects.toMatchObject({ code: "event_date_too_far" });
    await expect(change("2031-11-20")).resolves.toMatchObject({ endsOn: "2031-11-20" });
  });
});

describe("what is left to do", () => {
  it("counts categories without a bracket and fights without mat or time", async () => {
    const cup = await startTournament(api);
    const { category } = await cup.drawn(4);
    await cup.drawn(2);
    await cup.category(0);
    const now = () => api.call(getEvent, { params: { eventRef: cup.event.id } }, cup.organizer);
    expect(await now()).toMatchObject({ undrawnCategories: 0, unplannedFights: 4 });

    await api.make.mat(cup.organizer, cup.event.id);
    await api.call(planFights, { params: { eventId: cup.event.id } }, cup.organizer);
    expect(await now()).toMatchObject({ undrawnCategories: 0, unplannedFights: 0 });

    await api.call(deleteBracket, { params: { categoryId: category.id } }, cup.organizer);
    expect(await now()).toMatchObject({ undrawnCategories: 1, unplannedFights: 0 });
  });

  it("a day that the event has no more takes the plan of its fights along", async () => {
    const dates = { startsOn: "2026-12-12", endsOn: "2026-12-13" };
    const cup = await startTournament(api, dates);
    const at = { params: { eventId: cup.event.id } };
    for (const entries of [4, 4]) await cup.drawn(entries);
    await api.make.mat(cup.organizer, cup.event.id);
    const planned = (await api.call(planFights, at, cup.organizer)).mats[0]!.fights;
    const kept = planned.filter(({ plannedAt }) => plannedAt! < "2026-12-13");
    expect([planned.length, kept.length]).toEqual([6, 3]);
    const change = (body: object) => api.call(updateEvent, { ...at, body }, cup.organizer);

    expect(await change({ name: "Outro nome" })).toMatchObject({ unplannedFights: 0 });
    expect(await change({ endsOn: "2026-12-12" })).toMatchObject({ unplannedFights: 3 });

    const after = await api.call(getSchedule, at, cup.organizer);
    expect(after.mats[0]!.fights.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    expect(after.unplanned.every(({ plannedAt }) => plannedAt === null)).toBe(true);
  });
});

describe("E1 changing and deleting", () => {
  it("is for the event's own organization; the address stays", async () => {
    const { id, slug } = await api.make.event(organizer);
    const change = { params: { eventId: id }, body: { name: "Outro nome" } };

    await expect(api.call(updateEvent, change, stranger)).rejects.toMatchObject({ status: 403 });
    expect(await api.call(updateEvent, change, organizer)).toMatchObject({
      slug,
      name: "Outro nome",
    });

    await expect(
      api.call(deleteEvent, { params: { eventId: id } }, stranger),
    ).rejects.toMatchObject({
      status: 403,
    });
    await api.call(deleteEvent, { params: { eventId: id } }, organizer);
    await expect(api.call(getEvent, { params: { eventRef: slug } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("E6 a hidden event exists for its organizer only", async () => {
    const { slug } = await api.make.event(organizer, { visible: false });
    const read = { params: { eventRef: slug } };

    await expect(api.call(getEvent, read)).rejects.toMatchObject({ status: 404 });
    await expect(api.call(getEvent, read, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(api.call(getEvent, read, organizer)).resolves.toMatchObject({ visible: false });
  });
});

describe("E6 the lists", () => {
  it("tell next from previous, find without accents, and page", async () => {
    const owner = await api.make.organizer();
    await api.make.event(owner, {
      name: "Open Açaí",
      startsOn: "2026-11-20",
      endsOn: "2026-11-20",
    });
    await api.make.event(owner, {
      name: "Open Açaí",
      startsOn: "2026-11-19",
      endsOn: "2026-11-19",
    });
    await api.make.event(owner, { name: "Oculto Açaí", visible: false });
    const names = async (
      query: { when?: "next" | "previous" | "mine"; search?: string },
      as?: TestPerson,
    ) => {
      const page = await api.call(listEvents, { query }, as);
      return page.data.map((event) => `${event.name} ${event.startsOn}`);
    };

    expect(await names({ search: "acai" })).toEqual(["Open Açaí 2026-11-20"]);
    expect(await names({ when: "previous", search: "AÇAI" })).toEqual(["Open Açaí 2026-11-19"]);
    expect(await names({ search: "acai open" })).toEqual(["Open Açaí 2026-11-20"]);
    expect(await names({ search: "100%" })).toEqual([]);
    expect(await names({ when: "mine" }, owner)).toHaveLength(3);
    const second = await api.call(
      listEvents,
      { query: { when: "mine", page: 2, pageSize: 2 } },
      owner,
    );
    expect([second.data.length, second.total]).toEqual([1, 3]);
    await expect(api.call(listEvents, { query: { when: "mine" } })).rejects.toMatchObject({
      status: 401,
    });
  });
});
