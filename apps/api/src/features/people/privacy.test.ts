import {
  addChild,
  type CompetitorId,
  eraseAccount,
  exportData,
  getMe,
  getPrivacy,
  getPublicProfile,
  getResults,
  listRegistrations,
  searchClaims,
} from "@chave/contract";
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  auditLog,
  competitors,
  files,
  guardianships,
  mails,
  registrations,
  users,
} from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { guardian, person, registered, type TestCompetitor } from "#test/people.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { startTournament } from "#test/tournament.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const erase = (as: TestPerson, password = as.password) =>
  api.call(eraseAccount, { body: { password, confirm: true } }, as);
const overview = (as: TestPerson) => api.call(getPrivacy, {}, as);

/** Two athletes fought; the first of them is now the person of this login. */
async function whoFought(who: TestCompetitor) {
  const cup = await startTournament(api);
  const { id: categoryId, athletes } = await cup.category(2);
  const undrawn = await cup.category(1);
  await cup.draw(categoryId);
  await cup.win(categoryId, "F");
  const mine = [athletes[0]!.id, undrawn.athletes[0]!.id];
  await api.db
    .update(registrations)
    .set({ competitorId: who.competitorId, weight: 70_000, birthYear: 1990 })
    .where(inArray(registrations.id, mine));
  return { cup, categoryId, athlete: athletes[0]!, other: athletes[1]!, undrawn };
}

describe("A10 export", () => {
  it("A10 holds everything about the login and its people, and no secret", async () => {
    const who = await registered(api, { name: "Marta Souza" });
    const child = { ...person({ name: "Lia", birthDate: "2016-03-04", guardian }), consent: true };
    await api.call(addChild, { body: child as never }, who);
    await whoFought(who);

    const response = await api.fetch("GET", exportData.path, { as: who });
    expect(response.headers["content-disposition"]).toMatch(
      /^attachment; filename="chave-\d{4}-\d\d-\d\d\.json"$/,
    );
    const data = exportData.response.parse(response.json());
    expect(data.user).toMatchObject({ email: who.email });
    expect(data.people.map(({ name }) => name).sort()).toEqual(["Lia", "Marta Souza"]);
    expect(data.guardianships).toMatchObject([{ relation: "parent", name: "Lia" }]);
    expect(data.consents.map(({ text }) => text)).toContain("guardian");
    expect(data.registrations.filter(({ place }) => place !== null)).toHaveLength(1);
    expect(data.sessions).toHaveLength(1);
    expect(data.mails.length).toBeGreaterThan(0);
    expect(data.audit.map(({ action }) => action)).toContain("child.added");
    expect(response.body).not.toMatch(/argon2|tokenHash|passwordHash/i);
  });

  it("A10 a fresh mail is listed without its words: they may hold a code", async () => {
    const who = await registered(api);
    const mail = {
      ...{ recipient: who.email, language: "pt" as const, template: "verifyEmail" },
      ...{ subject: "123456 é o seu código", text: "123456", html: "" },
      ...{ status: "sent" as const, nextAttemptAt: new Date(), createdAt: new Date() },
    };
    await api.db.insert(mails).values({ ...mail, id: newId() });
    expect((await api.fetch("GET", exportData.path, { as: who })).body).not.toContain("123456 é");
  });

  it("A10 needs a login", async () => {
    expect((await api.fetch("GET", exportData.path)).statusCode).toBe(401);
  });
});

describe("A10 erasure", () => {
  it("A10 results stay without a name; what is not drawn is cancelled; every device is out", async () => {
    const who = await registered(api, { name: "Marta Souza" });
    const phone = { ...who, token: await api.signIn(who.email, who.password) };
    const { cup, categoryId, athlete, undrawn } = await whoFought(who);
    expect((await overview(who)).erasure).toMatchObject({
      obstacle: null,
      cancelled: 1,
      anonymous: 1,
    });

    await erase(who);

    const { podiums } = await api.call(getResults, { params: { eventId: cup.event.id } });
    const podium = podiums.find(({ category }) => category.id === categoryId)!;
    expect(podium.placings.map(({ name }) => name)).toContain("Atleta anônimo");
    expect(podium.placings.map(({ name }) => name)).not.toContain(athlete.name);
    const { data } = await api.call(
      listRegistrations,
      { params: { eventId: cup.event.id }, query: {} },
      cup.organizer,
    );
    expect(data.find(({ id }) => id === athlete.id)).toMatchObject({
      name: "Atleta anônimo",
      weight: null,
      birthYear: null,
    });
    expect(data.map(({ id }) => id)).not.toContain(undrawn.athletes[0]!.id);
    for (const device of [who, phone])
      await expect(api.call(getMe, {}, device)).rejects.toMatchObject({ status: 401 });
    await expect(api.signIn(who.email, who.password)).rejects.toMatchObject({ status: 401 });
    await expect(
      api.call(getPublicProfile, { params: { competitorId: who.competitorId } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("A10 nothing of the person is left in any table", async () => {
    const who = await registered(api, { name: "Zuleica Quaresma" });
    await whoFought(who);
    await erase(who);

    const [row] = await api.db
      .select()
      .from(competitors)
      .where(eq(competitors.id, who.competitorId));
    expect(row).toMatchObject({ name: "Atleta anônimo", birthDate: null, sex: null });
    expect(row!.erasedAt).not.toBeNull();
    const everything = [
      await api.db.select().from(users),
      await api.db.select().from(competitors),
      await api.db.select().from(registrations),
      await api.db.select().from(mails),
      await api.db.select().from(auditLog),
    ];
    const text = JSON.stringify(everything).toLowerCase();
    expect(text).not.toContain("zuleica");
    expect(text).not.toContain(who.email);
  });

  it("A10 without registrations the person is gone altogether, with pictures nobody else uses", async () => {
    const who = await registered(api);
    const other = await registered(api);
    const picture = (background: string) =>
      sharp({ create: { width: 700, height: 700, channels: 3, background } })
        .png()
        .toBuffer();
    const upload = async (as: TestPerson, background: string): Promise<string> => {
      const form = new FormData();
      form.append("file", new Blob([await picture(background)]), "me.png");
      const request = new Request("http://test", { method: "POST", body: form });
      const response = await api.fetch("POST", "/images?shape=portrait", {
        as,
        body: Buffer.from(await request.arrayBuffer()),
        headers: { "content-type": request.headers.get("content-type")! },
      });
      return response.json().img_path;
    };
    const own = await upload(who, "red");
    const shared = await upload(who, "blue");
    await api.db
      .update(competitors)
      .set({ imgPath: shared })
      .where(eq(competitors.id, other.competitorId));
    await api.db
      .update(competitors)
      .set({ imgPath: own, coverPath: shared })
      .where(eq(competitors.id, who.competitorId));

    await erase(who);

    expect((await api.fetch("GET", own.slice(4))).statusCode).toBe(404);
    expect((await api.fetch("GET", shared.slice(4))).statusCode).toBe(200);
    expect(await api.db.select().from(files)).toHaveLength(1);
    const left = await api.db
      .select()
      .from(competitors)
      .where(eq(competitors.id, who.competitorId));
    expect(left).toEqual([]);
  });

  it("A10 children go with the parent, unless somebody else answers for them", async () => {
    const who = await registered(api);
    const other = await registered(api);
    const add = async (name: string) => {
      const body = { ...person({ name, birthDate: "2016-03-04", guardian }), consent: true };
      return (await api.call(addChild, { body: body as never }, who)).id;
    };
    const alone = await add("Só Minha");
    const both = await add("De Nós Dois");
    await api.db.insert(guardianships).values({
      id: newId(),
      userId: other.userId,
      competitorId: both,
      relation: "parent",
      createdAt: new Date(),
    });
    expect((await overview(who)).erasure).toMatchObject({
      children: ["Só Minha"],
      childrenWhoStay: ["De Nós Dois"],
    });

    await erase(who);

    const exists = async (id: CompetitorId) =>
      (await api.db.select().from(competitors).where(eq(competitors.id, id))).length === 1;
    expect(await exists(alone)).toBe(false);
    expect(await exists(both)).toBe(true);
  });

  it("A10 asks for the password, says so without signing out, and stops guessing", async () => {
    const who = await registered(api);
    for (let n = 0; n < 10; n++)
      await expect(erase(who, "wrong")).rejects.toMatchObject({ code: "password_wrong" });
    await expect(erase(who)).rejects.toMatchObject({ code: "too_many_requests" });
    expect((await api.call(getMe, {}, who)).user.email).toBe(who.email);
  });

  it("A10 an organizer with events and the last admin cannot go", async () => {
    const organizer = await api.make.organizer();
    await api.make.event(organizer);
    expect((await overview(organizer)).erasure.obstacle).toBe("organization_has_events");
    await expect(erase(organizer)).rejects.toMatchObject({ code: "organization_has_events" });

    const idle = await api.make.organizer();
    await erase(idle);
    await expect(api.signIn(idle.email, idle.password)).rejects.toMatchObject({ status: 401 });

    const admin = await api.make.admin();
    const admins = await api.db.select({ id: users.id }).from(users).where(eq(users.userType, 6));
    const others = admins.filter(({ id }) => id !== admin.userId).map(({ id }) => id);
    expect((await overview(admin)).erasure.obstacle).toBeNull();
    await api.db.update(users).set({ userType: 5 }).where(inArray(users.id, others));
    await expect(erase(admin)).rejects.toMatchObject({ code: "last_admin" });
  });

  it("A10 nobody claims somebody who was erased", async () => {
    const who = await registered(api, { name: "Vera Luz", birthDate: "1980-01-01" });
    await whoFought(who);
    await erase(who);
    const other = await registered(api);
    const body = { by: "name", name: "Atleta anônimo", birthDate: "1980-01-01" } as const;
    expect((await api.call(searchClaims, { body }, other)).candidates).toEqual([]);
  });
});
