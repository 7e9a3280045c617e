import {
  addRegistration,
  type DirectoryFields,
  type EventId,
  type GymId,
  gymEndpoints,
  listRegistrations,
} from "@chave/contract";
import { inArray, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { batchesOf } from "#api/batches.ts";
import { inTransaction } from "#api/context.ts";
import { gyms, registrations } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { ensure } from "./gyms.service.ts";

let api: TestApi;
let admin: TestPerson;
let organizer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.make.admin();
  organizer = await api.make.organizer();
});

const approved = (name: string, change: Partial<DirectoryFields> = {}) => {
  const place = { city: "Recife", state: "PE", country: "BR" };
  const alone = { email: null, phone: null, isBranch: false, headquartersId: null };
  const body = { name, ...place, ...alone, ...change };
  return api.call(gymEndpoints.register, { body }, admin);
};

async function eventWithCategory() {
  const { id: eventId } = await api.make.event(organizer);
  const { id: categoryId } = await api.make.category(organizer, eventId);
  const enter = (name: string, gymName: string) =>
    api.call(
      addRegistration,
      { params: { eventId }, body: { name, gymName, categoryId } },
      organizer,
    );
  return { eventId, enter };
}

const gymsOf = async (eventId: EventId) =>
  api.db
    .select({ gymId: registrations.gymId, gymName: registrations.gymName })
    .from(registrations)
    .where(sql`${registrations.eventId} = ${eventId}`);

it("P1 gyms that a list of athletes brings are approved, and listed with their athletes", async () => {
  const { enter } = await eventWithCategory();
  await enter("Ana", "Sereia Negra Jiu-Jitsu");
  await enter("Bia", "sereia negra JIU-JITSU");

  const { data } = await api.call(gymEndpoints.list, { query: { search: "sereia" } });
  expect(data).toMatchObject([{ name: "Sereia Negra Jiu-Jitsu", athletes: 2, city: "" }]);
});

it("P1 after a merge results keep the name they were fought under, and later lists find the gym that stayed", async () => {
  const { eventId, enter } = await eventWithCategory();
  const keep = await approved("Coqueiral Team");
  await enter("Carla", "Coqueiral BJJ");
  const [{ gymId: goneId } = { gymId: null }] = await gymsOf(eventId);

  const moved = await api.call(
    gymEndpoints.merge,
    { params: { id: keep.id }, body: { others: [goneId!] } },
    admin,
  );
  await enter("Dora", "coqueiral bjj");

  expect(moved).toEqual({ members: 1, registrations: 1, branches: 0, coaches: 0 });
  expect(await gymsOf(eventId)).toEqual([
    { gymId: keep.id, gymName: "Coqueiral BJJ" },
    { gymId: keep.id, gymName: "coqueiral bjj" },
  ]);
  const { data } = await api.call(listRegistrations, { params: { eventId }, query: {} }, organizer);
  expect(data.map(({ gymName }) => gymName)).toEqual(["Coqueiral BJJ", "coqueiral bjj"]);
  const listed = await api.call(gymEndpoints.list, { query: { search: "coqueiral" } });
  expect(listed.data).toMatchObject([{ id: keep.id, athletes: 2 }]);
});

it("P1 a deleted gym's athletes go to the target while others enter under the old name", async () => {
  const { eventId, enter } = await eventWithCategory();
  const target = await approved("Pedra do Reino");
  const old = await approved("Pedra Reino Velho");
  await enter("Athlete 0", old.name);

  await Promise.all([
    api.call(gymEndpoints.remove, { params: { id: old.id }, query: { moveTo: target.id } }, admin),
    ...[1, 2, 3, 4, 5].map((n) => enter(`Athlete ${n}`, old.name)),
  ]);
  await enter("Athlete 6", old.name);

  const entered = await gymsOf(eventId);
  expect(entered).toHaveLength(7);
  expect(new Set(entered.map(({ gymId }) => gymId))).toEqual(new Set([target.id]));
});

it("P1 two lists with the same new names make each gym once", async () => {
  const names = Array.from({ length: 40 }, (_, n) => `Onda ${n}`);
  const both = [names, names.toReversed()].map((list) =>
    inTransaction(api.context(), (ctx) => ensure(ctx, list)),
  );
  const [one, other] = await Promise.all(both);

  expect(one!.added + other!.added).toBe(40);
  for (const name of names) expect(one!.idOf(name)).toBe(other!.idOf(name));
});

it("P1 the public list of ten thousand gyms reads an index, also while one searches", async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    id: newId<GymId>(),
    name: `Gym ${n}`,
    nameKey: `mass ${String(n).padStart(5, "0")}`,
    createdAt: new Date(),
  }));
  for (const batch of batchesOf(rows)) await api.db.insert(gyms).values(batch);
  await api.db.execute(sql`analyze gyms`);
  const planOf = async (where: ReturnType<typeof sql>) => {
    const query = sql`explain select id from gyms where status = 'approved' and ${where} order by name_key limit 20 offset 40`;
    return JSON.stringify(await api.db.execute(query));
  };

  expect(await planOf(sql`true`)).toMatch(/Index (Only )?Scan using gyms_/);
  expect(await planOf(sql`name_key || ' ' || place_key like '%99%'`)).toMatch(
    /Index (Only )?Scan using gyms_/,
  );
  const { total, data } = await api.call(gymEndpoints.list, { query: { search: "mass 0999" } });
  expect([total, data.length]).toEqual([11, 11]);
  await api.db.delete(gyms).where(
    inArray(
      gyms.id,
      rows.map(({ id }) => id),
    ),
  );
});
