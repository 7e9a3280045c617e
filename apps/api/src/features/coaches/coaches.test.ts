import {
  addCoach,
  type CallOf,
  type GymId,
  listCoaches,
  restoreCoach,
  revokeCoach,
  updateCoach,
} from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { gyms } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
let gymId: GymId;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
  gymId = newId<GymId>();
  const name = "Nova União";
  await api.db
    .insert(gyms)
    .values({ id: gymId, name, nameKey: "nova uniao", createdAt: new Date() });
});

type Fields = CallOf<typeof addCoach>["body"];
const fields = (change: Partial<Fields> = {}): Fields => ({
  name: "Célia Rocha",
  email: null,
  phone: null,
  gymId,
  eventId: null,
  ...change,
});
const add = (change: Partial<Fields> = {}, as = organizer) =>
  api.call(addCoach, { body: fields(change) }, as);
const names = async (query: CallOf<typeof listCoaches>["query"], as = organizer) =>
  (await api.call(listCoaches, { query }, as)).data.map(({ name }) => name);

it("P4 a coach's pass belongs to a gym, at one event or at all", async () => {
  const event = await api.make.event(organizer);
  const other = await api.make.event(organizer);
  await add({ name: "Ana", phone: "+5581999998888", email: "Ana@Example.com" });
  const one = await add({ name: "Bia", eventId: event.id });

  expect(one).toMatchObject({ gym: { name: "Nova União" }, event: { id: event.id } });
  expect(await names({})).toEqual(["Ana", "Bia"]);
  expect(await names({ eventId: other.id })).toEqual(["Ana"]);
  expect(await names({ search: "uniao" })).toEqual(["Ana", "Bia"]);
  expect(await names({ search: "bi" })).toEqual(["Bia"]);
});

it("P4 a pass is corrected, revoked and given back", async () => {
  const { id: coachId } = await add({ name: "Caio" });
  const body = fields({ name: "Caio Lima", phone: "+5581988887777" });
  await api.call(updateCoach, { params: { coachId }, body }, organizer);
  expect(await names({ search: "caio" })).toEqual(["Caio Lima"]);

  await api.call(revokeCoach, { params: { coachId } }, organizer);
  expect(await names({ search: "caio" })).toEqual([]);
  expect(await names({ search: "caio", state: "revoked" })).toEqual(["Caio Lima"]);
  await api.call(restoreCoach, { params: { coachId } }, organizer);
  expect(await names({ search: "caio" })).toEqual(["Caio Lima"]);
});

it("P4 coaches are their organization's alone", async () => {
  const stranger = await api.make.organizer();
  const { id: coachId } = await add({ name: "Davi" });
  const params = { coachId };
  await expect(api.call(revokeCoach, { params }, stranger)).rejects.toMatchObject({ status: 404 });
  await expect(api.call(updateCoach, { params, body: fields() }, stranger)).rejects.toMatchObject({
    status: 404,
  });
  expect(await names({}, stranger)).toEqual([]);
  const foreign = await api.make.event(stranger);
  await expect(add({ eventId: foreign.id })).rejects.toMatchObject({ status: 403 });
  await expect(add({ gymId: newId<GymId>() })).rejects.toMatchObject({ status: 404 });
  await expect(add({}, await api.make.admin())).rejects.toMatchObject({ status: 403 });
});
