import {
  addAffiliate,
  type CallOf,
  listAffiliates,
  restoreAffiliate,
  revokeAffiliate,
  updateAffiliate,
} from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
});

type Fields = CallOf<typeof addAffiliate>["body"];
const fields = (number: string, change: Partial<Fields> = {}): Fields => ({
  name: `Membro ${number}`,
  email: null,
  number,
  validUntil: null,
  ...change,
});
const add = (number: string, change: Partial<Fields> = {}, as = organizer) =>
  api.call(addAffiliate, { body: fields(number, change) }, as);
const numbers = async (query: CallOf<typeof listAffiliates>["query"], as = organizer) =>
  (await api.call(listAffiliates, { query }, as)).data.map(({ number }) => number);

it("P4 affiliates are found by name, number and e-mail", async () => {
  await add("PE-100", { name: "José Ávila", email: "Jose@Example.com", validUntil: "2027-01-31" });
  await add("PE-200");

  expect(await numbers({ search: "jose" })).toEqual(["PE-100"]);
  expect(await numbers({ search: "avila" })).toEqual(["PE-100"]);
  expect(await numbers({ search: "pe-2" })).toEqual(["PE-200"]);
  expect(await numbers({ search: "jose@ex" })).toEqual(["PE-100"]);
});

it("P4 a number is one member's, revoked or not, in each organization", async () => {
  const { id: affiliateId } = await add("A-1");
  await expect(add("A-1")).rejects.toMatchObject({ code: "affiliate_number_taken", status: 409 });
  const stranger = await api.make.organizer();
  await expect(add("A-1", {}, stranger)).resolves.toMatchObject({ number: "A-1" });

  await api.call(revokeAffiliate, { params: { affiliateId } }, organizer);
  await expect(add("A-1")).rejects.toMatchObject({ code: "affiliate_number_taken" });
  const { id } = await add("A-2");
  const body = fields("A-1");
  await expect(
    api.call(updateAffiliate, { params: { affiliateId: id }, body }, organizer),
  ).rejects.toMatchObject({ code: "affiliate_number_taken" });
});

it("P4 a membership is extended, revoked and given back", async () => {
  const { id: affiliateId } = await add("B-1", { validUntil: "2026-01-31" });
  const body = fields("B-1", { validUntil: "2027-01-31" });
  const changed = await api.call(updateAffiliate, { params: { affiliateId }, body }, organizer);
  expect(changed).toMatchObject({ validUntil: "2027-01-31", revokedAt: null });

  await api.call(revokeAffiliate, { params: { affiliateId } }, organizer);
  expect(await numbers({ search: "b-1" })).toEqual([]);
  expect(await numbers({ search: "b-1", state: "revoked" })).toEqual(["B-1"]);
  await api.call(restoreAffiliate, { params: { affiliateId } }, organizer);
  expect(await numbers({ search: "b-1" })).toEqual(["B-1"]);
});

it("P4 affiliates are their organization's alone", async () => {
  const stranger = await api.make.organizer();
  const { id: affiliateId } = await add("C-1");
  await expect(
    api.call(revokeAffiliate, { params: { affiliateId } }, stranger),
  ).rejects.toMatchObject({ status: 404 });
  expect(await numbers({}, stranger)).toEqual([]);
  await expect(numbers({}, await api.make.admin())).rejects.toMatchObject({ status: 403 });
});
