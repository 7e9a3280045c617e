import {
  addFaq,
  changeFaq,
  deleteFaq,
  type FaqId,
  getFaq,
  listFaq,
  moveFaq,
  type NewFaq,
} from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { auditLog, faqs } from "#api/db/tables/index.ts";
import { ensureShippedTexts } from "#api/features/site-texts/ship-texts.service.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.make.admin();
});

const text = (title: string, description = `<p>${title}</p>`) => ({ title, description });
const question = (title: string, more: Partial<NewFaq> = {}): NewFaq => ({
  translations: { pt: text(title), en: null, es: null },
  videoUrl: null,
  ...more,
});
const add = (body: NewFaq, as: TestPerson | undefined = admin) => api.call(addFaq, { body }, as);
const list = (query: { search?: string; page?: number; pageSize?: number } = {}, language = "pt") =>
  api.call(listFaq, { query }, undefined, { language });
const titles = async (query: Parameters<typeof list>[0] = {}) =>
  (await list({ pageSize: 100, ...query })).data.map(({ title }) => title);

it("P6 an admin adds, changes and deletes questions; everybody reads them, five a page", async () => {
  expect(await list()).toEqual({ data: [], total: 0, page: 1, pageSize: 5 });
  const ids: FaqId[] = [];
  for (let n = 1; n <= 6; n++) ids.push((await add(question(`Pergunta ${n}`))).id);

  const params = { faqId: ids[0]! };
  const videoUrl = "https://youtu.be/dQw4w9WgXcQ";
  const body = question("Primeira", { videoUrl });
  await api.call(changeFaq, { params, body }, admin);
  expect((await api.call(getFaq, { params }, admin)).translations).toEqual(body.translations);

  const first = await list();
  expect(first).toMatchObject({ total: 6, page: 1, pageSize: 5 });
  expect(first.data).toHaveLength(5);
  expect(first.data[0]).toEqual({
    ...{ id: ids[0], title: "Primeira", description: "<p>Primeira</p>", videoUrl, language: "pt" },
  });
  expect((await list({ page: 2 })).data.map(({ title }) => title)).toEqual(["Pergunta 6"]);

  for (const faqId of ids) await api.call(deleteFaq, { params: { faqId } }, admin);
  expect(await titles()).toEqual([]);
  await expect(api.call(getFaq, { params }, admin)).rejects.toMatchObject({ code: "not_found" });
});

it("P6 gives the reader's language, else Portuguese, and says which it is", async () => {
  const translations = { pt: text("Peso"), en: text("Weight"), es: null };
  const { id } = await add({ translations, videoUrl: null });

  const given = async (language: string) => {
    const { title, language: given } = (await list({}, language)).data[0]!;
    return [title, given];
  };
  expect(await given("en")).toEqual(["Weight", "en"]);
  expect(await given("es")).toEqual(["Peso", "pt"]);
  expect(await given("xx")).toEqual(["Peso", "pt"]);
  await api.call(deleteFaq, { params: { faqId: id } }, admin);
});

it("P6 is searched by words of titles and texts, without accents, wildcards taken literally", async () => {
  const one = await add(question("Chaves e horários"));
  const two = await add(
    question("Pesagem", {
      translations: { pt: text("Pesagem", "<p>Até <strong>100%</strong></p>"), en: null, es: null },
    }),
  );
  expect(await titles({ search: "HORARIOS chave" })).toEqual(["Chaves e horários"]);
  expect(await titles({ search: "ate 100%" })).toEqual(["Pesagem"]);
  expect(await titles({ search: "%%" })).toEqual([]);
  expect(await titles({ search: "strong" })).toEqual([]);
  for (const { id } of [one, two]) await api.call(deleteFaq, { params: { faqId: id } }, admin);
});

it("P6 questions change places", async () => {
  const [a, b, c] = [await add(question("A")), await add(question("B")), await add(question("C"))];
  const move = (id: FaqId, direction: "up" | "down") =>
    api.call(moveFaq, { params: { faqId: id }, body: { direction } }, admin);

  await move(c!.id, "up");
  expect(await titles()).toEqual(["A", "C", "B"]);
  await move(a!.id, "down");
  expect(await titles()).toEqual(["C", "A", "B"]);
  await move(c!.id, "up");
  await Promise.all([move(b!.id, "up"), move(b!.id, "up")]);
  expect(await titles()).toEqual(["B", "C", "A"]);
  for (const { id } of [a!, b!, c!]) await api.call(deleteFaq, { params: { faqId: id } }, admin);
});

it("P6 refuses blank texts and addresses that are none, in the reader's language", async () => {
  const refused = (body: unknown) =>
    expect(add(body as NewFaq)).rejects.toMatchObject({ code: "invalid_input" });
  await refused(question("A", { translations: { pt: text("A", "<p> </p>"), en: null, es: null } }));
  await refused(question("A", { videoUrl: "javascript:alert(1)" }));
  await refused(question(""));
  await refused({ videoUrl: null, translations: { en: text("A"), es: null } });

  const body = question("A", {
    translations: { pt: text("A", "<script>x</script>"), en: null, es: null },
  });
  await expect(api.call(addFaq, { body }, admin, { language: "en" })).rejects.toMatchObject({
    code: "invalid_input",
    details: { "translations.pt.description": expect.stringMatching(/\w/) },
  });
});

it("P6 rich text is sanitised when it is written, and again when it is read", async () => {
  const html = '<p onclick="x()">a<script>alert(1)</script></p><img src=x onerror=alert(1)>';
  const { id, translations } = await add(
    question("A", { translations: { pt: text("A", html), en: null, es: null } }),
  );
  expect(translations.pt.description).toBe("<p>a</p>");

  // As a text from before a rule of today.
  await api.db.update(faqs).set({ description: { pt: html } });
  expect((await list()).data[0]?.description).toBe("<p>a</p>");
  const { translations: edited } = await api.call(getFaq, { params: { faqId: id } }, admin);
  expect(edited.pt.description).toBe("<p>a</p>");
  await api.call(deleteFaq, { params: { faqId: id } }, admin);
});

it("P6 only an admin writes, and what was written is on record", async () => {
  const organizer = await api.make.organizer();
  const body = question("A");
  const params = { faqId: (await add(body)).id };
  for (const [as, status] of [
    [organizer, 403],
    [undefined, 401],
  ] as const) {
    const refusal = { status };
    await expect(api.call(addFaq, { body }, as)).rejects.toMatchObject(refusal);
    await expect(api.call(changeFaq, { params, body }, as)).rejects.toMatchObject(refusal);
    await expect(api.call(deleteFaq, { params }, as)).rejects.toMatchObject(refusal);
    await expect(api.call(getFaq, { params }, as)).rejects.toMatchObject(refusal);
    const up = { params, body: { direction: "up" as const } };
    await expect(api.call(moveFaq, up, as)).rejects.toMatchObject(refusal);
  }
  await api.call(deleteFaq, { params }, admin);

  const record = (await api.db.select().from(auditLog)).filter(
    ({ subjectId }) => subjectId === params.faqId,
  );
  expect(record.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["faq.added", admin.userId],
    ["faq.deleted", admin.userId],
  ]);
});

it("P6 a new installation brings questions along, once", async () => {
  await ensureShippedTexts(api.context());
  for (const language of ["pt", "en", "es"]) {
    const { data, total } = await list({ pageSize: 100 }, language);
    expect(total).toBeGreaterThanOrEqual(8);
    expect(data.every((one) => one.language === language)).toBe(true);
  }
  const { data } = await list({ pageSize: 100 });
  for (const { id } of data) await api.call(deleteFaq, { params: { faqId: id } }, admin);

  await ensureShippedTexts(api.context());
  expect(await titles()).toEqual([]);
});
