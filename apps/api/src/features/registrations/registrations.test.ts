import {
  addRegistration,
  type CategoryId,
  deleteBracket,
  drawCategory,
  type EventId,
  listCategories,
  listRegistrations,
  listStartList,
  removeRegistration,
  updateRegistration,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
  stranger = await api.make.organizer();
});

async function eventWithCategory(change: { visible?: boolean } = {}) {
  const { id: eventId } = await api.make.event(organizer, change);
  const { id: categoryId } = await api.make.category(organizer, eventId, { sex: "female" });
  return { eventId, categoryId };
}

const add = (
  { eventId, categoryId }: { eventId: EventId; categoryId: CategoryId },
  athlete: { name: string; gymName?: string; birthYear?: number; weight?: number; seed?: number },
) =>
  api.call(addRegistration, { params: { eventId }, body: { ...athlete, categoryId } }, organizer);

const draw = (categoryId: CategoryId) =>
  api.call(drawCategory, { params: { categoryId }, body: {} }, organizer);

describe("the public start list", () => {
  it("shows name, gym and category, and nothing that is nobody's business", async () => {
    const place = await eventWithCategory();
    const { id } = await add(place, {
      ...{ name: "Ana Souza", gymName: "Alliance", birthYear: 1998, weight: 57_500, seed: 1 },
    });

    const response = await api.fetch("GET", `/events/${place.eventId}/athletes`);

    expect(response.json()).toEqual({
      data: [{ id, categoryId: place.categoryId, name: "Ana Souza", gymName: "Alliance" }],
      ...{ total: 1, page: 1, pageSize: 20 },
    });
  });

  it("is sorted by name whatever the accents, and turns pages", async () => {
    const place = await eventWithCategory();
    for (const name of ["Zélia", "Édna", "Dora", "ana"]) await add(place, { name });
    const params = { eventId: place.eventId };

    const first = await api.call(listStartList, { params, query: { page: 1, pageSize: 3 } });
    const second = await api.call(listStartList, { params, query: { page: 2, pageSize: 3 } });

    expect(first.data.map((one) => one.name)).toEqual(["ana", "Dora", "Édna"]);
    expect(second.data.map((one) => one.name)).toEqual(["Zélia"]);
    expect([first.total, second.total]).toEqual([4, 4]);
  });

  it("finds by part of a name or gym without accents, signs taken literally, and by category", async () => {
    const place = await eventWithCategory();
    const { id: other } = await api.make.category(organizer, place.eventId);
    await add(place, { name: "Conceição Lima", gymName: "Força 100%" });
    await add({ ...place, categoryId: other }, { name: "Bia Lima", gymName: "Checkmat" });
    const params = { eventId: place.eventId };
    const namesFor = async (query: { search?: string; categoryId?: CategoryId }) =>
      (await api.call(listStartList, { params, query })).data.map((one) => one.name);

    expect(await namesFor({ search: "CONCEICAO" })).toEqual(["Conceição Lima"]);
    expect(await namesFor({ search: "forca" })).toEqual(["Conceição Lima"]);
    expect(await namesFor({ search: "100%" })).toEqual(["Conceição Lima"]);
    expect(await namesFor({ search: "_" })).toEqual([]);
    expect(await namesFor({ search: "lima" })).toEqual(["Bia Lima", "Conceição Lima"]);
    expect(await namesFor({ search: "lima con" })).toEqual(["Conceição Lima"]);
    expect(await namesFor({ search: "checkmat bia" })).toEqual(["Bia Lima"]);
    expect(await namesFor({ search: "bia forca" })).toEqual([]);
    expect(await namesFor({ search: "lima", categoryId: other })).toEqual(["Bia Lima"]);
  });

  it("does not exist for the others while the event is hidden", async () => {
    const { eventId } = await eventWithCategory({ visible: false });

    await expect(api.call(listStartList, { params: { eventId }, query: {} })).rejects.toMatchObject(
      {
        code: "not_found",
      },
    );
    await api.call(listStartList, { params: { eventId }, query: {} }, organizer);
  });
});

describe("adding by hand", () => {
  it("makes competitor and gym when they are new, and takes them again when they are not", async () => {
    const place = await eventWithCategory();
    const { id: categoryId } = await api.make.category(organizer, place.eventId);
    const athlete = { name: "Ana Souza", birthYear: 1998 };

    const first = await add(place, { ...athlete, gymName: "Alliance", weight: 57_500, seed: 2 });
    const second = await add({ ...place, categoryId }, { ...athlete, gymName: "ALLIANCE" });
    const another = await add({ ...place, categoryId }, { name: "Ana Souza", birthYear: 2001 });

    expect(first).toMatchObject({
      ...{ name: "Ana Souza", gymName: "Alliance", sex: "female", birthYear: 1998 },
      ...{ weight: 57_500, seed: 2, belt: null, inBracket: false },
    });
    expect(second.competitorId).not.toBe(another.competitorId);
    const { rows } = (await api.db.execute(
      `select distinct gym_id from registrations where id in ('${first.id}', '${second.id}')`,
    )) as unknown as { rows: object[] };
    expect(rows).toHaveLength(1);
  });

  it("refuses the same athlete twice in a category, at the same moment too", async () => {
    const place = await eventWithCategory();

    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => add(place, { name: "Ana Souza", birthYear: 1998 })),
    );

    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    for (const answer of answers.filter((one) => one.status === "rejected"))
      expect(answer.reason).toMatchObject({ status: 409, code: "already_registered" });
  });

  it("refuses a category of another event", async () => {
    const here = await eventWithCategory();
    const elsewhere = await eventWithCategory();

    await expect(
      add({ eventId: here.eventId, categoryId: elsewhere.categoryId }, { name: "Ana" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("changing and removing", () => {
  it("changes name, gym, seed and category, and finds the athlete under the new ones", async () => {
    const place = await eventWithCategory();
    const { id: categoryId } = await api.make.category(organizer, place.eventId);
    const { id } = await add(place, { name: "Ana Sousa", gymName: "Alliance", seed: 1 });
    const body = { name: "Ana Souza", gymName: "Checkmat", seed: null, categoryId };

    const changed = await api.call(
      updateRegistration,
      { params: { registrationId: id }, body },
      organizer,
    );

    expect(changed).toMatchObject({ id, ...body });
    const params = { eventId: place.eventId };
    const query = { search: "souza checkmat" };
    expect((await api.call(listRegistrations, { params, query }, organizer)).total).toBe(1);
    const categories = await api.call(listCategories, { params });
    expect(categories.map((one) => one.entries)).toEqual([0, 1]);
  });

  it("refuses to move an athlete where they stand already, or to another event", async () => {
    const place = await eventWithCategory();
    const elsewhere = await eventWithCategory();
    const { id: other } = await api.make.category(organizer, place.eventId, { sex: "female" });
    const { id } = await add(place, { name: "Ana" });
    await add({ ...place, categoryId: other }, { name: "Ana" });
    const move = (categoryId: CategoryId) =>
      api.call(
        updateRegistration,
        { params: { registrationId: id }, body: { categoryId } },
        organizer,
      );

    await expect(move(other)).rejects.toMatchObject({ code: "already_registered" });
    await expect(move(elsewhere.categoryId)).rejects.toMatchObject({ code: "not_found" });
  });

  it("corrects birth year, belt, weight and gym, after the draw too", async () => {
    const place = await eventWithCategory();
    const { id } = await add(place, { name: "Ana", gymName: "Aliance", birthYear: 1989 });
    await add(place, { name: "Bia" });
    const call = { params: { registrationId: id } };
    const first = { birthYear: 1998, belt: "blue" as const, weight: 57_500 };
    const second = { birthYear: null, belt: "purple" as const, weight: 58_200 };
    const same = { name: "Ana", categoryId: place.categoryId, seed: null };

    expect(await api.call(updateRegistration, { ...call, body: first }, organizer)).toMatchObject({
      ...first,
      gymName: "Aliance",
    });
    await draw(place.categoryId);
    const body = { ...same, ...second, gymName: "Alliance" };
    expect(await api.call(updateRegistration, { ...call, body }, organizer)).toMatchObject({
      ...body,
      inBracket: true,
    });

    const { rows } = (await api.db.execute(
      `select before, after from audit_log where subject_id = '${id}' order by id desc limit 1`,
    )) as unknown as { rows: object[] };
    expect(rows).toMatchObject([{ before: first, after: body }]);
  });

  it("refuses another name, seed or category while the category has a bracket", async () => {
    const place = await eventWithCategory();
    const { id: free } = await api.make.category(organizer, place.eventId, { sex: "female" });
    const ana = await add(place, { name: "Ana" });
    await add(place, { name: "Bia" });
    const caro = await add({ ...place, categoryId: free }, { name: "Caro" });
    await draw(place.categoryId);
    const refusal = { status: 409, code: "registration_in_bracket" };
    const change = (
      registrationId: typeof ana.id,
      body: { name?: string; seed?: number; categoryId?: CategoryId },
    ) => api.call(updateRegistration, { params: { registrationId }, body }, organizer);
    const remove = () =>
      api.call(removeRegistration, { params: { registrationId: ana.id } }, organizer);

    await expect(add(place, { name: "Dora" })).rejects.toMatchObject(refusal);
    await expect(change(ana.id, { name: "Anna" })).rejects.toMatchObject(refusal);
    await expect(change(ana.id, { seed: 1 })).rejects.toMatchObject(refusal);
    await expect(change(ana.id, { categoryId: free })).rejects.toMatchObject(refusal);
    await expect(change(caro.id, { categoryId: place.categoryId })).rejects.toMatchObject(refusal);
    await expect(remove()).rejects.toMatchObject(refusal);

    await api.call(deleteBracket, { params: { categoryId: place.categoryId } }, organizer);
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: "not_found" });
  });

  it("never leaves an athlete in a category drawn at the same moment without them", async () => {
    const place = await eventWithCategory();
    await add(place, { name: "Ana" });
    await add(place, { name: "Bia" });

    const [added, drawn] = await Promise.allSettled([
      add(place, { name: "Caro" }),
      draw(place.categoryId),
    ]);

    const inBracket =
      drawn.status === "fulfilled" &&
      drawn.value.positions.filter((one) => one.registrationId !== null).length;
    expect(inBracket).toBe(added.status === "fulfilled" ? 3 : 2);
  });
});

it("is for the event's organizer and admins only", async () => {
  const place = await eventWithCategory();
  const { id } = await add(place, { name: "Ana" });
  const admin = await api.make.admin();
  const params = { eventId: place.eventId };
  const body = { name: "Bia", categoryId: place.categoryId };
  const one = { params: { registrationId: id } };

  for (const [who, status] of [
    [stranger, 403],
    [undefined, 401],
  ] as const) {
    await expect(api.call(listRegistrations, { params, query: {} }, who)).rejects.toMatchObject({
      status,
    });
    await expect(api.call(addRegistration, { params, body }, who)).rejects.toMatchObject({
      status,
    });
    await expect(
      api.call(updateRegistration, { ...one, body: { seed: 1 } }, who),
    ).rejects.toMatchObject({ status });
    await expect(api.call(removeRegistration, one, who)).rejects.toMatchObject({ status });
  }
  expect((await api.call(listRegistrations, { params, query: {} }, admin)).total).toBe(1);
});
