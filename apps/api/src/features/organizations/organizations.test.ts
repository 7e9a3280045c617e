import {
  type CallOf,
  getMyOrganization,
  getOrganization,
  listOrganizations,
  noSocial,
  updateMyOrganization,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

type Fields = CallOf<typeof updateMyOrganization>["body"];
const fields = (change: Partial<Fields> = {}): Fields => ({
  name: "Liga Nordeste",
  cnpj: null,
  publicEmail: null,
  website: null,
  phone: null,
  address: null,
  social: noSocial,
  imgPath: null,
  coverPath: null,
  ...change,
});

describe("A2 the organization's data", () => {
  it("are kept as they are meant, and only the public part is told to everyone", async () => {
    const owner = await api.make.organizer();
    const body = fields({
      cnpj: "11.222.333/0001-81",
      publicEmail: "contato@liga.org.br",
      website: "liga.org.br",
      phone: "+55 81 99999-8888",
      address: {
        country: "BR",
        postalCode: "50030-230",
        state: "PE",
        city: "Recife",
        neighborhood: "",
        street: "Cais do Apolo",
        number: "925",
        complement: "",
      },
    });
    const saved = await api.call(updateMyOrganization, { body }, owner);

    expect(saved).toMatchObject({
      name: "Liga Nordeste",
      cnpj: "11222333000181",
      website: "https://liga.org.br",
      phone: "+5581999998888",
      address: { city: "Recife" },
    });
    expect(await api.call(getMyOrganization, {}, owner)).toEqual(saved);
    const response = await api.fetch("GET", `/organizations/${saved.id}`);
    expect(Object.keys(response.json()).toSorted()).toEqual(
      ["id", "name", "publicEmail", "website", "social", "imgPath", "coverPath"].toSorted(),
    );
    const params = { organizationId: saved.id };
    expect(await api.call(getOrganization, { params })).toMatchObject({ name: "Liga Nordeste" });
  });

  it("refuse a wrong CNPJ or website, one that is another's, and a picture that nobody sent", async () => {
    const owner = await api.make.organizer();
    const save = (change: Partial<Fields>, as = owner) =>
      api.call(updateMyOrganization, { body: fields(change) }, as);

    await expect(save({ cnpj: "11.222.333/0001-82" })).rejects.toMatchObject({
      details: { cnpj: expect.any(String) },
    });
    await expect(save({ website: "liga" })).rejects.toMatchObject({
      details: { website: "Endereço de site inválido." },
    });
    await save({ cnpj: "19.131.243/0001-97" });
    const other = await api.make.organizer();
    await expect(save({ cnpj: "19131243000197" }, other)).rejects.toMatchObject({
      code: "cnpj_taken",
    });
    await expect(save({ imgPath: `/api/images/${"0".repeat(64)}.webp` })).rejects.toMatchObject({
      code: "image_unknown",
    });
  });

  it("are the owner's alone", async () => {
    await expect(api.call(getMyOrganization, {})).rejects.toMatchObject({ status: 401 });
    const admin = await api.make.admin();
    await expect(api.call(getMyOrganization, {}, admin)).rejects.toMatchObject({ status: 403 });
    await expect(api.call(updateMyOrganization, { body: fields() }, admin)).rejects.toMatchObject({
      status: 403,
    });
  });
});

it("P5 the list is sorted by name, by age and by events", async () => {
  const admin = await api.make.admin();
  const busy = await api.make.organizer();
  await api.make.event(busy);
  await api.call(updateMyOrganization, { body: fields({ name: "Zebra" }) }, busy);
  const first = async (sort: "name" | "newest" | "events") =>
    (await api.call(listOrganizations, { query: { sort } }, admin)).data[0];

  expect(await first("events")).toMatchObject({ name: "Zebra", events: 1 });
  expect(await first("newest")).toMatchObject({ name: "Zebra" });
  expect((await first("name"))?.name).not.toBe("Zebra");
});
