import {
  addCategory,
  addFromTemplate,
  type CallOf,
  deleteCategory,
  listCategories,
  previewTemplate,
  updateCategory,
} from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
});

const adults: CallOf<typeof addFromTemplate>["body"] = {
  divisions: ["adult"],
  belts: ["blue", "grey"],
  sexes: ["male", "female"],
};

it("E3 adds the template's table for the divisions, belts and sexes chosen, once", async () => {
  const { id: eventId } = await api.make.event(organizer);
  const params = { eventId };

  const preview = await api.call(previewTemplate, { params, body: adults }, organizer);
  const added = await api.call(addFromTemplate, { params, body: adults }, organizer);
  const withOpen = { ...adults, withOpenClass: true };
  const more = await api.call(addFromTemplate, { params, body: withOpen }, organizer);

  // Nine weights for men and eight for women; grey is no adult belt.
  expect([preview, added, more]).toEqual([
    { adds: 17, already: 0 },
    { added: 17, already: 0 },
    { added: 2, already: 17 },
  ]);
  await expect(
    api.call(addFromTemplate, { params, body: adults }, organizer),
  ).rejects.toMatchObject({
    code: "category_already_added",
  });
  const rows = await api.call(listCategories, { params });
  expect(rows.map((row) => [row.sex, row.weightClass, row.minWeight, row.maxWeight])).toEqual(
    expect.arrayContaining([
      ["male", "rooster", null, 57_500],
      ["male", "light", 70_000, 76_000],
      ["male", "ultra_heavy", 100_500, null],
      ["female", "super_heavy", 79_300, null],
      ["male", "open_class", null, null],
    ]),
  );
  expect(rows[0]).toMatchObject({ minAge: 18, maxAge: null, fightSeconds: 360, entries: 0 });
});

it("E3 uses the no-gi limits for a no-gi event, and refuses a choice that matches nothing", async () => {
  const { id: eventId } = await api.make.event(organizer, { sport: "jiu_jitsu_no_gi" });
  const params = { eventId };
  await api.call(addFromTemplate, { params, body: { ...adults, sexes: ["female"] } }, organizer);

  const rows = await api.call(listCategories, { params });
  expect(rows.map((row) => row.maxWeight)).toEqual([
    46_500,
    51_500,
    56_500,
    61_500,
    66_500,
    71_500,
    76_500,
    null,
  ]);

  const kidsInBlack = {
    divisions: ["teen_1" as const],
    belts: ["black" as const],
    sexes: ["male" as const],
  };
  await expect(
    api.call(addFromTemplate, { params, body: kidsInBlack }, organizer),
  ).rejects.toMatchObject({
    code: "nothing_to_add",
  });
});

it("E3 a category with a name of its own: added once per sex, changed, deleted while empty", async () => {
  const { id: eventId } = await api.make.event(organizer);
  const body = { name: "Absoluto dos campeões", sex: "male" as const, fightSeconds: 600 };
  const { id } = await api.call(addCategory, { params: { eventId }, body }, organizer);
  const params = { categoryId: id };

  await expect(
    api.call(
      addCategory,
      { params: { eventId }, body: { ...body, name: "absoluto dos CAMPEOES" } },
      organizer,
    ),
  ).rejects.toMatchObject({ code: "category_already_added" });
  const changed = await api.call(
    updateCategory,
    { params, body: { name: "Absoluto", bracketType: "round_robin" } },
    organizer,
  );
  expect(changed).toMatchObject({
    name: "Absoluto",
    bracketType: "round_robin",
    fightSeconds: 600,
  });

  await api.make.athletes(organizer, { eventId, categoryId: id }, 1);
  await expect(api.call(deleteCategory, { params }, organizer)).rejects.toMatchObject({
    code: "category_has_registrations",
  });
  const empty = await api.make.category(organizer, eventId);
  await api.call(deleteCategory, { params: { categoryId: empty.id } }, organizer);
  expect(await api.call(listCategories, { params: { eventId } })).toHaveLength(1);
});

it("E3 is for the event's own organization", async () => {
  const { id: eventId } = await api.make.event(organizer);
  const stranger = await api.make.organizer();

  await expect(
    api.call(addFromTemplate, { params: { eventId }, body: adults }, stranger),
  ).rejects.toMatchObject({
    status: 403,
  });
  await expect(
    api.call(addFromTemplate, { params: { eventId }, body: adults }),
  ).rejects.toMatchObject({
    status: 401,
  });
});
