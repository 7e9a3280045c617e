import {
  affiliationEndpoints,
  type DirectoryFields,
  getProfile,
  gymEndpoints,
  updateProfile,
  userType,
} from "@chave/contract";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#api/db/tables/index.ts";
import { person } from "#test/people.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let admin: TestPerson;
let teacher: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.make.admin();
  teacher = await api.make.person(userType.teacher);
});

/** A name that resembles no other: `ababab`, `bababa`… */
const unlikeOthers = (n: number): string =>
  `${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(122 - Math.floor(n / 26))}`.repeat(4);

const kinds = [
  ["P1", gymEndpoints, "gymId", "gym"],
  ["P2", affiliationEndpoints, "affiliationId", "affiliation"],
] as const;

describe.each(kinds)("%s", (row, endpoints, field, noun) => {
  let count = 0;
  const fieldsOf = (change: Partial<DirectoryFields> = {}): DirectoryFields => ({
    name: unlikeOthers(count++),
    email: null,
    phone: null,
    city: "Recife",
    state: "PE",
    country: "BR",
    isBranch: false,
    headquartersId: null,
    ...change,
  });
  const register = (change: Partial<DirectoryFields> = {}, as?: TestPerson) =>
    api.call(endpoints.register, { body: fieldsOf(change) }, as);
  const approved = (change: Partial<DirectoryFields> = {}) => register(change, admin);
  const names = async (search: string) =>
    (await api.call(endpoints.list, { query: { search } })).data.map(({ name }) => name);
  const get = (id: string, as?: TestPerson) => api.call(endpoints.get, { params: { id } }, as);

  /** Somebody who names the entry in their profile. */
  async function member(id: string) {
    const who = await api.make.person(userType.competitor);
    const body = { ...person(), name: "Ana", imgPath: null, coverPath: null, [field]: id };
    await api.call(updateProfile, { params: { competitorId: who.competitorId }, body }, who);
    return who;
  }
  const placeOf = async (who: Awaited<ReturnType<typeof member>>) =>
    (await api.call(getProfile, { params: { competitorId: who.competitorId } }, who))[field];

  it(`${row} a visitor registers one, an admin approves it, then it is in the public list`, async () => {
    const { id, name, status } = await register({ name: `Novo ${noun} Capibaribe` });
    expect(status).toBe("pending");
    expect(await names(name)).toEqual([]);

    await api.call(endpoints.approve, { params: { id } }, admin);

    expect(await names("capibaribe novo")).toEqual([name]);
    expect(await names("capibaribe recife")).toEqual([name]);
  });

  it(`${row} what is missing is said at its field`, async () => {
    const body = fieldsOf({ name: "A", city: "", state: "XX", email: "no" });
    await expect(api.call(endpoints.register, { body })).rejects.toMatchObject({
      status: 400,
      details: { name: expect.any(String), city: "Campo obrigatório.", email: "E-mail inválido." },
    });
    await expect(register({ state: "XX" })).rejects.toMatchObject({
      details: { state: "Escolha um estado da lista." },
    });
    await expect(register({ state: "Lisboa", country: "PT" })).resolves.toMatchObject({
      country: "PT",
    });
  });

  it(`${row} a name is one of a kind, in whatever letters; a refused one may come again`, async () => {
    const { id, name } = await register({ name: `Única ${noun} Olinda` });
    await expect(register({ name: name.toUpperCase() })).rejects.toMatchObject({
      code: `${noun}_name_taken`,
    });

    await api.call(endpoints.refuse, { params: { id } }, admin);
    expect(await register({ name, city: "Olinda" })).toMatchObject({
      id,
      status: "pending",
      city: "Olinda",
    });
  });

  it(`${row} names that are much alike are pointed out, waiting ones too, refused ones not`, async () => {
    await approved({ name: `Tubarão Azul ${noun}` });
    await register({ name: `Equipe Tubarao Azul ${noun} Boa Viagem` });
    const refused = await register({ name: `Tubarao Azull ${noun}` });
    await api.call(endpoints.refuse, { params: { id: refused.id } }, admin);

    const similar = await api.call(endpoints.findSimilar, {
      query: { name: `team tubarâo azul ${noun}` },
    });
    expect(similar.map(({ name, status }) => [name, status])).toEqual([
      [`Tubarão Azul ${noun}`, "approved"],
      [`Equipe Tubarao Azul ${noun} Boa Viagem`, "pending"],
    ]);
    expect(await api.call(endpoints.findSimilar, { query: { name: "%_" } })).toEqual([]);
  });

  it(`${row} a branch names its headquarters, which are no branch themselves`, async () => {
    const headquarters = await approved();
    const branch = await approved({ isBranch: true, headquartersId: headquarters.id });
    expect(branch.headquarters).toEqual({ id: headquarters.id, name: headquarters.name });
    expect(await names(branch.name)).toEqual([branch.name]);
    const listed = await api.call(endpoints.list, {
      query: { search: branch.name, onlyHeadquarters: "true" },
    });
    expect(listed.total).toBe(0);

    const wrong = [
      { isBranch: true, headquartersId: branch.id },
      { isBranch: false, headquartersId: headquarters.id },
      { isBranch: true, headquartersId: "0190a000-0000-7000-8000-00000000dead" },
    ];
    for (const change of wrong)
      await expect(register(change)).rejects.toMatchObject({ code: "headquarters_not_possible" });
    await expect(
      api.call(
        endpoints.update,
        { params: { id: headquarters.id }, body: fieldsOf({ isBranch: true }) },
        admin,
      ),
    ).rejects.toMatchObject({ code: "has_branches" });
  });

  it(`${row} its members may use one that waits; refusing it empties their profiles`, async () => {
    const { id } = await register();
    const ana = await member(id);
    expect(await placeOf(ana)).toBe(id);

    const { members } = await api.call(endpoints.refuse, { params: { id } }, admin);

    expect(members).toBe(1);
    expect(await placeOf(ana)).toBeNull();
    await expect(member(id)).rejects.toMatchObject({ code: `${noun}_not_usable` });
  });

  it(`${row} deleting one that is used asks for a target and moves all there; its name finds the target`, async () => {
    const target = await approved();
    const old = await approved({ name: `Antiga ${noun} Aurora` });
    const branch = await approved({ isBranch: true, headquartersId: old.id });
    const ana = await member(old.id);
    const remove = (moveTo?: string) =>
      api.call(endpoints.remove, { params: { id: old.id }, query: { moveTo } }, admin);

    await expect(remove()).rejects.toMatchObject({ code: "transfer_target_needed" });
    await expect(remove(old.id)).rejects.toMatchObject({ code: "transfer_target_needed" });
    const uses = { members: 1, registrations: 0, branches: 1, coaches: 0 };
    expect(await api.call(endpoints.getUses, { params: { id: old.id } }, admin)).toEqual(uses);

    expect(await remove(target.id)).toEqual(uses);

    expect(await placeOf(ana)).toBe(target.id);
    expect((await get(branch.id)).headquarters?.id).toBe(target.id);
    await expect(get(old.id)).rejects.toMatchObject({ status: 404 });
    expect(await names("aurora antiga")).toContain(target.name);
    await expect(register({ name: old.name })).rejects.toMatchObject({
      code: `${noun}_name_taken`,
    });
  });

  it(`${row} one that nobody uses is deleted without a target`, async () => {
    const { id } = await approved();
    await api.call(endpoints.remove, { params: { id }, query: {} }, admin);
    await expect(get(id)).rejects.toMatchObject({ status: 404 });
  });

  it(`${row} merging keeps members, fills gaps from the others, and is written down with what moved`, async () => {
    const keep = await approved();
    const others = [
      await register({ email: "contato@example.com", phone: "+5581999990000" }),
      await register(),
    ] as const;
    const people = await Promise.all(others.map(({ id }) => member(id)));

    const moved = await api.call(
      endpoints.merge,
      { params: { id: keep.id }, body: { others: others.map(({ id }) => id) } },
      admin,
    );

    expect(moved).toMatchObject({ members: 2, branches: 0 });
    for (const who of people) expect(await placeOf(who)).toBe(keep.id);
    expect(await get(keep.id, admin)).toMatchObject({
      name: keep.name,
      status: "approved",
      email: "contato@example.com",
      phone: "+5581999990000",
    });
    for (const [at, { id, name }] of others.entries()) {
      const [written] = await api.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, `${noun}.merged`)));
      expect(written).toMatchObject({
        actorId: admin.userId,
        before: { name },
        after: { into: { id: keep.id }, moved: { members: [people[at]?.competitorId] } },
      });
    }
  });

  it(`${row} merging headquarters into their own branch leaves one that is no branch`, async () => {
    const headquarters = await approved();
    const keep = await approved({ isBranch: true, headquartersId: headquarters.id });
    const sister = await approved({ isBranch: true, headquartersId: headquarters.id });

    await api.call(
      endpoints.merge,
      { params: { id: keep.id }, body: { others: [headquarters.id] } },
      admin,
    );

    expect(await get(keep.id)).toMatchObject({ isBranch: false, headquarters: null });
    expect((await get(sister.id)).headquarters?.id).toBe(keep.id);
  });

  it(`${row} an admin finds by status, name and order, and sees likely duplicates`, async () => {
    const first = await approved({ name: `Maré Alta ${noun} Gaibu` });
    const second = await register({ name: `Academia Mare Alta ${noun} Gaibu` });
    await member(second.id);
    const administer = async (query: object) =>
      (await api.call(endpoints.administer, { query }, admin)).data.map(({ id }) => id);

    expect(await administer({ search: "gaibu" })).toEqual([second.id, first.id]);
    expect(await administer({ search: "gaibu", status: "pending" })).toEqual([second.id]);
    expect(await administer({ search: "gaibu", sort: "newest" })).toEqual([second.id, first.id]);
    expect(await administer({ search: "gaibu", sort: "members" })).toEqual([second.id, first.id]);
    const groups = await api.call(endpoints.findDuplicates, {}, admin);
    expect(groups.map((group) => group.map(({ id }) => String(id)).toSorted())).toContainEqual(
      [String(first.id), String(second.id)].toSorted(),
    );
  });

  it(`${row} only an admin decides; the contact is for whoever keeps it`, async () => {
    const { id } = await register({ email: "dono@example.com" }, teacher);
    const params = { id };
    for (const [as, status] of [
      [undefined, 401],
      [await api.make.organizer(), 403],
    ] as const) {
      const refused = { status };
      const calls = [
        () => api.call(endpoints.approve, { params }, as),
        () => api.call(endpoints.refuse, { params }, as),
        () => api.call(endpoints.remove, { params, query: {} }, as),
        () => api.call(endpoints.merge, { params, body: { others: [id] } }, as),
        () => api.call(endpoints.administer, { query: {} }, as),
        () => api.call(endpoints.findDuplicates, {}, as),
        () => api.call(endpoints.getUses, { params }, as),
        () => api.call(endpoints.update, { params, body: fieldsOf() }, as),
      ];
      for (const call of calls) await expect(call()).rejects.toMatchObject(refused);
      expect(await get(id, as)).toMatchObject({ email: null, can: { edit: false } });
    }
    expect(await get(id, admin)).toMatchObject({ email: "dono@example.com", can: { edit: true } });
  });

  it(`${row} a former name still finds it`, async () => {
    const { id } = await approved({ name: `Nome Velho ${noun}` });
    const update = (name: string) =>
      api.call(endpoints.update, { params: { id }, body: fieldsOf({ name }) }, admin);
    await update(`Nome Novo ${noun}`);
    expect(await names("velho")).toEqual([`Nome Novo ${noun}`]);
    await update(`Nome Velho ${noun}`);
    expect(await names("nome velho")).toEqual([`Nome Velho ${noun}`]);
  });

  it(`${row} deleting while others join leaves nobody behind`, async () => {
    const target = await approved();
    const old = await approved();
    const removed = () =>
      api.call(endpoints.remove, { params: { id: old.id }, query: { moveTo: target.id } }, admin);

    const joining = Array.from({ length: 6 }, () => member(old.id).catch((refusal) => refusal));
    const [outcome, ...joined] = await Promise.all([removed(), ...joining]);

    let members = 0;
    for (const one of joined)
      if ("code" in one) expect(one).toMatchObject({ code: `${noun}_not_usable` });
      else {
        expect(await placeOf(one)).toBe(target.id);
        members++;
      }
    expect(outcome.members).toBe(members);
  });
});

it("P1 a teacher answers for the gym they register: name and contact, not its place in a chain", async () => {
  const body: DirectoryFields = {
    name: "Gym of a teacher",
    email: null,
    phone: null,
    city: "Recife",
    state: "PE",
    country: "BR",
    isBranch: false,
    headquartersId: null,
  };
  const { id, can } = await api.call(gymEndpoints.register, { body }, teacher);
  expect(can).toEqual({ edit: true });
  const update = (change: Partial<DirectoryFields>, as: TestPerson) =>
    api.call(gymEndpoints.update, { params: { id }, body: { ...body, ...change } }, as);

  expect(await update({ phone: "(81) 99999-0000".replace("(", "+55 (") }, teacher)).toMatchObject({
    phone: "+5581999990000",
    status: "pending",
  });
  await expect(update({ isBranch: true }, teacher)).rejects.toMatchObject({ code: "forbidden" });
  const other = await api.make.person(userType.teacher);
  await expect(update({}, other)).rejects.toMatchObject({ code: "forbidden" });

  const competitor = await api.make.person(userType.competitor);
  const own = await api.call(
    gymEndpoints.register,
    { body: { ...body, name: "Gym of a competitor" } },
    competitor,
  );
  expect(own.can).toEqual({ edit: false });
});

it("P1 whoever registers too much waits", async () => {
  const who = await api.make.person(userType.competitor);
  const register = (name: string) =>
    api.call(
      gymEndpoints.register,
      {
        body: {
          ...{ name, email: null, phone: null, city: "Recife", state: "PE", country: "BR" },
          ...{ isBranch: false, headquartersId: null },
        },
      },
      who,
    );
  for (let n = 0; n < 20; n++) await register(`Flood number ${n}`);
  await expect(register("One too many")).rejects.toMatchObject({ code: "too_many_requests" });
});
