import { addMat, deleteMat, listMats, renameMat } from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
});

it("E8 mats are added in order, renamed and deleted; names are one of a kind in an event", async () => {
  const { id: eventId } = await api.make.event(organizer);
  const one = await api.make.mat(organizer, eventId, "Tatame 1");
  const two = await api.make.mat(organizer, eventId, "Tatame 2");
  const rename = (name: string) =>
    api.call(renameMat, { params: { matId: two.id }, body: { name } }, organizer);

  await expect(api.make.mat(organizer, eventId, "Tatame 1")).rejects.toMatchObject({
    code: "mat_name_taken",
  });
  await expect(rename("Tatame 1")).rejects.toMatchObject({ code: "mat_name_taken" });
  await rename("Central");
  await api.call(deleteMat, { params: { matId: one.id } }, organizer);

  expect(await api.call(listMats, { params: { eventId } })).toMatchObject([
    { name: "Central", position: 2, fights: 0 },
  ]);
});

it("E8 strangers see the mats and change nothing", async () => {
  const { id: eventId } = await api.make.event(organizer);
  const { id: matId } = await api.make.mat(organizer, eventId, "Tatame 1");
  const stranger = await api.make.organizer();

  expect(await api.call(listMats, { params: { eventId } })).toHaveLength(1);
  const add = { params: { eventId }, body: { name: "X" } };
  await expect(api.call(addMat, add, stranger)).rejects.toMatchObject({ status: 403 });
  await expect(api.call(deleteMat, { params: { matId } }, stranger)).rejects.toMatchObject({
    status: 403,
  });
});
