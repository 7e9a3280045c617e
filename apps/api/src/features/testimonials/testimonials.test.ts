import {
  addTestimonial,
  changeTestimonial,
  deleteTestimonial,
  listAllTestimonials,
  listTestimonials,
  moveTestimonial,
  type NewTestimonial,
} from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.make.admin();
});

const said = (name: string, more: Partial<NewTestimonial> = {}): NewTestimonial => ({
  name,
  translations: {
    pt: { role: "Organizadora", text: "Começou na hora." },
    en: { role: "Organizer", text: "It began on time." },
    es: null,
  },
  img_path: null,
  visible: true,
  ...more,
});
const add = (body: NewTestimonial, as: TestPerson | undefined = admin) =>
  api.call(addTestimonial, { body }, as);
const shown = async (language = "pt") =>
  (await api.call(listTestimonials, {}, undefined, { language })).map(
    ({ name, text, language }) => [name, text, language] as const,
  );

it("G12 an admin keeps testimonials, in an order, shown or hidden, in the reader's language", async () => {
  expect(await shown()).toEqual([]);
  const ana = await add(said("Ana"));
  const bia = await add(said("Bia"));
  await add(said("Caio", { visible: false }));

  expect(await shown("en")).toEqual([
    ["Ana", "It began on time.", "en"],
    ["Bia", "It began on time.", "en"],
  ]);
  const up = { params: { testimonialId: bia.id }, body: { direction: "up" as const } };
  await api.call(moveTestimonial, up, admin);
  expect((await shown("es")).map(([name, , language]) => [name, language])).toEqual([
    ["Bia", "pt"],
    ["Ana", "pt"],
  ]);

  const params = { testimonialId: ana.id };
  await api.call(changeTestimonial, { params, body: said("Ana Lima", { visible: false }) }, admin);
  expect((await shown()).map(([name]) => name)).toEqual(["Bia"]);
  const all = await api.call(listAllTestimonials, {}, admin);
  expect(all.map(({ name, visible }) => [name, visible])).toEqual([
    ["Bia", true],
    ["Ana Lima", false],
    ["Caio", false],
  ]);
  for (const { id } of all)
    await api.call(deleteTestimonial, { params: { testimonialId: id } }, admin);
  expect(await shown()).toEqual([]);
});

it("G12 only an admin writes them, with pictures that are stored here", async () => {
  const organizer = await api.make.organizer();
  const { id } = await add(said("Ana"));
  const params = { testimonialId: id };
  const body = said("Xico");
  for (const [as, status] of [
    [organizer, 403],
    [undefined, 401],
  ] as const) {
    const refusal = { status };
    await expect(api.call(addTestimonial, { body }, as)).rejects.toMatchObject(refusal);
    await expect(api.call(changeTestimonial, { params, body }, as)).rejects.toMatchObject(refusal);
    await expect(api.call(deleteTestimonial, { params }, as)).rejects.toMatchObject(refusal);
    await expect(api.call(listAllTestimonials, {}, as)).rejects.toMatchObject(refusal);
  }
  const unknown = `/api/images/${"a".repeat(64)}.webp`;
  await expect(add(said("Ana", { img_path: unknown }))).rejects.toMatchObject({
    code: "image_unknown",
  });
  await expect(add(said("Ana", { img_path: "https://evil.tld/x.webp" }))).rejects.toMatchObject({
    code: "invalid_input",
  });
});
