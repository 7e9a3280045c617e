import {
  addGraduation,
  type CompetitorId,
  deleteGraduation,
  getMe,
  getOwnProfile,
  getProfile,
  getPublicProfile,
  listGraduations,
  listRegistrations,
  type newGraduation,
  updateGraduation,
  updateProfile,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { guardian, person, registered, type TestCompetitor } from "#test/people.ts";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { startTournament } from "#test/tournament.ts";

let api: TestApi;
let marta: TestCompetitor;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date("2026-10-10T12:00:00Z") });
  marta = await registered(api);
});

const profileOf = (who: { competitorId: CompetitorId }, as?: TestCompetitor) =>
  api.call(getProfile, { params: { competitorId: who.competitorId } }, as);
const publicOf = (competitorId: CompetitorId, as?: TestCompetitor) =>
  api.call(getPublicProfile, { params: { competitorId } }, as);
const save = (who: TestCompetitor, change: object, as = who) =>
  api.call(
    updateProfile,
    {
      params: { competitorId: who.competitorId },
      body: { ...person(), imgPath: null, coverPath: null, ...change },
    },
    as,
  );

describe("A10 the profile", () => {
  it("A10 keeps personal data, contact, address, social links; the session says the new name", async () => {
    const who = await registered(api);
    const change = {
      name: "Marta Lima",
      weight: 64_000,
      phone: "+5581999990000",
      document: { type: "cpf" as const, number: "529.982.247-25", country: "BR" as const },
      address: {
        ...{ country: "BR", postalCode: "50030-230", state: "PE", city: "Recife" },
        ...{ neighborhood: "Recife", street: "Rua do Apolo", number: "10", complement: "" },
      },
      social: { facebook: "", instagram: "https://instagram.com/marta", x: "" },
    };
    await save(who, change);

    const { own, ...profile } = await api.call(getOwnProfile, {}, who);
    expect(own).toBe(true);
    expect(profile).toMatchObject({
      ...change,
      document: { type: "cpf", number: "52998224725", country: "BR" },
    });
    const session = await api.call(getMe, {}, who);
    expect(session.competitor?.name).toBe("Marta Lima");
    expect(session.user.name).toBe("Marta Lima");
  });

  it("A10 refuses a picture, gym or federation that does not exist", async () => {
    const nowhere = "0190a000-0000-7000-8000-00000000dead";
    await expect(
      save(marta, { imgPath: `/api/images/${"a".repeat(64)}.webp` }),
    ).rejects.toMatchObject({ code: "image_unknown" });
    await expect(save(marta, { gymId: nowhere })).rejects.toBeDefined();
    await expect(save(marta, { affiliationId: nowhere })).rejects.toBeDefined();
    await expect(save(marta, { imgPath: "https://example.com/me.png" })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });

  it("A10 another person's data is neither seen nor changed", async () => {
    const stranger = await registered(api);
    const nobody = "0190a000-0000-7000-8000-00000000beef" as CompetitorId;

    await expect(profileOf(marta)).rejects.toMatchObject({ status: 401 });
    await expect(profileOf(marta, stranger)).rejects.toMatchObject({ status: 403 });
    await expect(save(marta, {}, stranger)).rejects.toMatchObject({ status: 403 });
    await expect(profileOf({ competitorId: nobody }, stranger)).rejects.toMatchObject({
      status: 404,
    });
    const refused = await profileOf(marta, stranger).catch((error: object) => error);
    expect(JSON.stringify(refused)).not.toContain("1990");
  });

  it("A10 an organizer without a person has no profile", async () => {
    const organizer = await api.make.organizer();
    await expect(api.call(getOwnProfile, {}, organizer)).rejects.toMatchObject({ status: 404 });
  });

  it("A10 a new name does not change registrations", async () => {
    const { organizer, event, category } = await startTournament(api);
    const { id: categoryId, athletes } = await category(2);
    const admin = await api.make.admin();
    const competitorId = athletes[0]!.competitorId;
    const body = { ...person({ name: "Outro Nome" }), imgPath: null, coverPath: null };
    await api.call(updateProfile, { params: { competitorId }, body }, admin);

    const query = { categoryId };
    const list = await api.call(
      listRegistrations,
      { params: { eventId: event.id }, query },
      organizer,
    );
    expect(list.data.map(({ name }) => name)).toContain(athletes[0]!.name);
  });
});

describe("A11 under 18", () => {
  it("A11 name and document of the guardian are asked for, at the field", async () => {
    const who = await registered(api);
    const birthDate = "2012-03-04";

    await expect(save(who, { birthDate })).rejects.toMatchObject({ code: "guardian_required" });
    await expect(
      save(who, { birthDate, guardian: { name: "", document: guardian.document } }),
    ).rejects.toMatchObject({ details: { "guardian.name": expect.any(String) } });
    const saved = await save(who, { birthDate, guardian });
    expect(saved.guardian).toEqual(guardian);
  });

  it("A11 counts the years on the server's day, and keeps no guardian of an adult", async () => {
    const who = await registered(api);
    await expect(save(who, { birthDate: "2008-10-11" })).rejects.toMatchObject({
      code: "guardian_required",
    });
    expect((await save(who, { birthDate: "2008-10-10", guardian })).guardian).toBeNull();
    await expect(save(who, { birthDate: "2026-10-11", guardian })).rejects.toMatchObject({
      details: { birthDate: expect.any(String) },
    });
  });
});

describe("A10 belts", () => {
  const add = (who: TestCompetitor, body: z.input<typeof newGraduation>, as = who) =>
    api.call(addGraduation, { params: { competitorId: who.competitorId }, body }, as);
  const gi = "jiu_jitsu_gi" as const;

  it("A10 the history is kept; the latest of each sport counts", async () => {
    const who = await registered(api);
    await add(who, { sport: gi, belt: "blue", graduatedOn: "2018-06-01" });
    const purple = await add(who, { sport: gi, belt: "purple", graduatedOn: "2022-06-01" });
    await add(who, { sport: gi, belt: "white", graduatedOn: null });
    await add(who, { sport: "jiu_jitsu_no_gi", belt: "blue", graduatedOn: null });

    const { competitorId } = who;
    const list = () => api.call(listGraduations, { params: { competitorId } }, who);
    const gis = (await list()).filter(({ sport }) => sport === gi);
    expect(gis.map(({ belt }) => belt)).toEqual(["purple", "blue", "white"]);
    expect((await publicOf(competitorId)).belts).toEqual(
      expect.arrayContaining([
        { sport: gi, belt: "purple" },
        { sport: "jiu_jitsu_no_gi", belt: "blue" },
      ]),
    );

    const params = { competitorId, graduationId: purple.id };
    const body = { sport: gi, belt: "brown" as const, graduatedOn: "2022-06-01" };
    await api.call(updateGraduation, { params, body }, who);
    expect((await list())[0]!.belt).toBe("brown");
    await api.call(deleteGraduation, { params }, who);
    expect(await list()).toHaveLength(3);
  });

  it("A10 the day is not in the future and not before birth", async () => {
    const refused = { code: "invalid_input", details: { graduatedOn: expect.any(String) } };
    await expect(
      add(marta, { sport: gi, belt: "blue", graduatedOn: "2026-10-11" }),
    ).rejects.toMatchObject(refused);
    await expect(
      add(marta, { sport: gi, belt: "blue", graduatedOn: "1980-01-01" }),
    ).rejects.toMatchObject(refused);
  });

  it("A10 nobody touches another's belts, not even through a belt of their own", async () => {
    const stranger = await registered(api);
    const theirs = await add(marta, { sport: gi, belt: "blue", graduatedOn: null });
    const graduationId = theirs.id;
    const body = { sport: gi, belt: "black" as const, graduatedOn: null };

    await expect(add(marta, body, stranger)).rejects.toMatchObject({ status: 403 });
    for (const competitorId of [marta.competitorId, stranger.competitorId]) {
      const params = { competitorId, graduationId };
      const status = competitorId === marta.competitorId ? 403 : 404;
      await expect(api.call(updateGraduation, { params, body }, stranger)).rejects.toMatchObject({
        status,
      });
      await expect(api.call(deleteGraduation, { params }, stranger)).rejects.toMatchObject({
        status,
      });
    }
  });
});

describe("A10 what anyone may see", () => {
  it("A10 name, gym, belts and results; never birth, weight, contact or document", async () => {
    const { category, draw, win, event } = await startTournament(api, {
      startsOn: "2026-10-01",
      endsOn: "2026-10-01",
    });
    const { id, athletes } = await category(2);
    await draw(id);
    await win(id, "F");
    const seen = await Promise.all(athletes.map(({ competitorId }) => publicOf(competitorId)));

    expect(seen.map(({ results }) => results[0]?.medal).sort()).toEqual(["gold", "silver"]);
    expect(seen[0]!.results[0]).toMatchObject({ eventSlug: event.slug, category: { id } });
    expect(seen[0]!.can.edit).toBe(false);
    expect(Object.keys(await publicOf(marta.competitorId))).toEqual([
      ...["id", "name", "competes", "country", "gymName", "affiliationName", "imgPath"],
      ...["coverPath", "belts", "coming", "results", "can"],
    ]);
  });

  it("A10 an entry without a place stands among the coming ones", async () => {
    const { category } = await startTournament(api);
    const { athletes } = await category(1);
    const { coming, results } = await publicOf(athletes[0]!.competitorId);
    expect([coming.length, results.length]).toEqual([1, 0]);
  });

  it("A10 a hidden event stays hidden", async () => {
    const { category } = await startTournament(api, { visible: false });
    const { athletes } = await category(1);
    expect((await publicOf(athletes[0]!.competitorId)).coming).toEqual([]);
  });

  it("A10 a minor who was at no event yet is Ana L., to strangers", async () => {
    const ana = await registered(api, {
      name: "Ana Maria Lima",
      birthDate: "2012-03-04",
      guardian,
    });
    expect((await publicOf(ana.competitorId)).name).toBe("Ana L.");
    expect((await publicOf(ana.competitorId, ana)).name).toBe("Ana Maria Lima");
  });
});
