import {
  addChild,
  type ClaimProof,
  type CompetitorId,
  claimCompetitor,
  type EventDetail,
  getPrivacy,
  getProfile,
  listFamily,
  listRegistrations,
  searchClaims,
  untieChild,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAthletes } from "#api/features/registrations/enter-athletes.service.ts";
import { guardian, person, registered, type TestCompetitor } from "#test/people.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
let event: EventDetail;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
  event = await api.make.event(organizer);
});

const child = { name: "Lia Souza", birthDate: "2016-03-04" };
const document = { type: "cpf", number: "52998224725", country: "BR" } as const;

const add = (as: TestPerson, change: object = {}) =>
  api.call(addChild, { body: { ...person({ ...child, guardian }), consent: true, ...change } }, as);
const family = (as: TestPerson) => api.call(listFamily, {}, as);
const untie = (competitorId: CompetitorId, as: TestPerson) =>
  api.call(untieChild, { params: { competitorId } }, as);
const search = (as: TestPerson, body: ClaimProof) => api.call(searchClaims, { body }, as);
const claim = (
  as: TestPerson,
  competitorId: CompetitorId,
  proof: ClaimProof,
  who: "self" | "child" = "self",
) => api.call(claimCompetitor, { body: { competitorId, proof, as: who, consent: true } }, as);

/** An athlete whom an organizer's list brought. */
async function imported(
  change: { name: string; birthDate?: string; email?: string; document?: string },
  categoryId?: Awaited<ReturnType<typeof api.make.category>>["id"],
  of = event,
) {
  const category = categoryId ?? (await api.make.category(organizer, of.id)).id;
  const { name, birthDate = null, email = null, document = null } = change;
  const entrant = {
    ...{ name, birthDate, email, document, categoryId: category, gymName: "Ares" },
    ...{ sex: "female" as const, belt: null, weight: null, seed: null },
    birthYear: birthDate ? Number(birthDate.slice(0, 4)) : null,
  };
  const { ids } = await enterAthletes(api.context(), of, [entrant], null);
  const { data } = await api.call(
    listRegistrations,
    { params: { eventId: of.id }, query: { categoryId: category, pageSize: 100 } },
    organizer,
  );
  const registration = data.find(({ id }) => id === ids[0])!;
  return registration;
}

describe("A10 families", () => {
  it("A10 a child needs the guardian's consent, which is kept with version, language and day", async () => {
    const parent = await registered(api);
    await expect(add(parent, { consent: false })).rejects.toMatchObject({
      code: "invalid_input",
      details: { consent: expect.any(String) },
    });
    const { id } = await add(parent);

    expect(await family(parent)).toMatchObject([{ id, name: "Lia Souza", stays: false }]);
    const { consents } = await api.call(getPrivacy, {}, parent);
    expect(consents).toContainEqual({
      text: "guardian",
      version: expect.any(Number),
      language: "pt",
      givenAt: expect.any(String),
      childName: "Lia Souza",
    });
  });

  it("A11 the parent is the guardian, once their own document is known", async () => {
    const without = await registered(api);
    await expect(add(without, { guardian: null })).rejects.toMatchObject({
      code: "guardian_required",
    });
    const parent = await registered(api, { name: "Rita Alves", document });
    const { id } = await add(parent, { guardian: null });
    const { guardian: kept } = await api.call(getProfile, { params: { competitorId: id } }, parent);
    expect(kept).toEqual({ name: "Rita Alves", document });
  });

  it("A10 another's child is out of reach", async () => {
    const parent = await registered(api);
    const stranger = await registered(api);
    const { id: competitorId } = await add(parent);

    expect(await family(stranger)).toEqual([]);
    await expect(untie(competitorId, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(
      api.call(getProfile, { params: { competitorId } }, stranger),
    ).rejects.toMatchObject({ status: 403 });
    await expect(family(undefined as never)).rejects.toMatchObject({ status: 401 });
  });

  it("A10 an untied child is deleted, unless registered somewhere", async () => {
    const parent = await registered(api);
    const { id } = await add(parent);
    const athlete = await imported({ name: "Bia Rocha", document: "123.456.789-09" });
    const proof = {
      by: "document",
      document: { type: "cpf", number: "12345678909", country: "BR" },
    } as const;
    await claim(parent, athlete.competitorId, proof, "child");
    expect(await family(parent)).toMatchObject([
      { name: "Bia Rocha", stays: true, registrations: 1 },
      { id, stays: false },
    ]);

    await untie(id, parent);
    await untie(athlete.competitorId, parent);

    expect(await family(parent)).toEqual([]);
    const admin = await api.make.admin();
    const read = (competitorId: CompetitorId) =>
      api.call(getProfile, { params: { competitorId } }, admin);
    await expect(read(id)).rejects.toMatchObject({ status: 404 });
    expect((await read(athlete.competitorId)).name).toBe("Bia Rocha");
  });
});

describe("A10 the claim of an imported competitor", () => {
  it("A10 by document, with or without dots; shows no contact; the registrations become one's own", async () => {
    const athlete = await imported({ name: "Clara Dias", document: "111.444.777-35" });
    const who = await registered(api, { name: "Clara Dias" });
    const proof = {
      by: "document",
      document: { type: "cpf", number: "11144477735", country: "BR" },
    } as const;

    const { candidates } = await search(who, proof);
    expect(candidates).toEqual([
      {
        competitorId: athlete.competitorId,
        name: "Clara Dias",
        gymName: "Ares",
        events: [{ name: event.name, year: 2026 }],
      },
    ]);
    expect(await claim(who, athlete.competitorId, proof)).toEqual({
      competitorId: who.competitorId,
    });
    const { data } = await api.call(
      listRegistrations,
      { params: { eventId: event.id }, query: { categoryId: athlete.categoryId } },
      organizer,
    );
    expect(data).toMatchObject([{ competitorId: who.competitorId, name: "Clara Dias" }]);
    expect((await search(who, proof)).candidates).toEqual([]);
  });

  it("A10 by e-mail only through the login's own, verified one", async () => {
    const who = await registered(api, { name: "Dora Melo" });
    await imported({ name: "Dora Melo", email: who.email.toUpperCase() });
    expect((await search(who, { by: "email" })).candidates).toEqual([]);

    const { users } = await import("#api/db/tables/index.ts");
    const { eq } = await import("drizzle-orm");
    await api.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, who.userId));
    expect((await search(who, { by: "email" })).candidates).toMatchObject([{ name: "Dora Melo" }]);
  });

  it("A10 by name and birth date only when exactly one fits", async () => {
    const who = await registered(api, { name: "Élida Nunes", birthDate: "1991-02-03" });
    const proof = { by: "name", name: "elida nunes", birthDate: "1991-02-03" } as const;
    const one = await imported({ name: "Élida Nunes", birthDate: "1991-02-03" });
    expect((await search(who, proof)).candidates).toHaveLength(1);
    await expect(search(who, { ...proof, birthDate: "1991-02-04" })).resolves.toEqual({
      candidates: [],
      ambiguous: false,
    });

    const other = await api.make.organizer();
    const elsewhere = await api.make.event(other);
    const category = await api.make.category(other, elsewhere.id);
    await enterAthletes(
      api.context(),
      elsewhere,
      [
        {
          ...{ name: "Elida Nunes", birthDate: "1991-02-03", birthYear: 1991, gymName: "" },
          ...{ categoryId: category.id, sex: "female", belt: null, weight: null, seed: null },
          ...{ email: null, document: null },
        },
      ],
      null,
    );
    expect(await search(who, proof)).toEqual({ candidates: [], ambiguous: true });
    await expect(claim(who, one.competitorId, proof)).rejects.toMatchObject({ status: 404 });
  });

  it("A10 an id alone, or with another's proof, claims nobody", async () => {
    const athlete = await imported({ name: "Fábia Reis", birthDate: "1995-05-05" });
    const who = await registered(api);
    const proof = { by: "name", name: "Fábia Reis", birthDate: "1995-05-06" } as const;
    await expect(claim(who, athlete.competitorId, proof)).rejects.toMatchObject({ status: 404 });
    await expect(
      claim(who, athlete.competitorId, { ...proof, birthDate: "1995-05-05" }),
    ).rejects.toMatchObject({ code: "claim_other_person" });
    await expect(
      claim(who, athlete.competitorId, { ...proof, birthDate: "1995-05-05" }, "child"),
    ).rejects.toMatchObject({ code: "claim_not_a_child" });
  });

  it("A10 two registrations in one category cannot become one person's", async () => {
    const who = await registered(api, { name: "Gilda Paz", birthDate: "1992-02-02" });
    const first = await imported({ name: "Gilda Paz", birthDate: "1992-02-02" });
    const proof = { by: "name", name: "Gilda Paz", birthDate: "1992-02-02" } as const;
    await claim(who, first.competitorId, proof);
    const second = await imported({ name: "G. Paz", document: "529.982.247-25" }, first.categoryId);
    await expect(
      claim(who, second.competitorId, { by: "document", document }),
    ).rejects.toMatchObject({ code: "claim_same_category" });
  });

  it("A10 of two logins that claim at once one wins", async () => {
    const birthDate = "1993-03-03";
    const people: TestCompetitor[] = [];
    for (let n = 0; n < 4; n++) people.push(await registered(api, { birthDate }));
    const athlete = await imported({ name: "Helena Sá", birthDate });
    const proof = { by: "name", name: "Helena Sá", birthDate } as const;
    const outcomes = await Promise.allSettled(
      people.map((who) => claim(who, athlete.competitorId, proof)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect([404, 409]).toContain(outcome.reason.status);

    const minor = await imported({ name: "Íris Sá", birthDate: "2015-03-03" });
    const ofMinor = { by: "name", name: "Íris Sá", birthDate: "2015-03-03" } as const;
    const parents = await Promise.allSettled(
      people.map((who) => claim(who, minor.competitorId, ofMinor, "child")),
    );
    expect(parents.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("A10 guessing ends after twenty tries a day", async () => {
    const who = await registered(api);
    const proof = { by: "name", name: "Ninguém", birthDate: "1990-01-01" } as const;
    for (let n = 0; n < 20; n++) await search(who, proof);
    await expect(search(who, proof)).rejects.toMatchObject({ code: "claim_limit", status: 429 });
  });
});
