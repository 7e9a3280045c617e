import { getMe, register, registerOrganizer, userType } from "@chave/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { competitors, consents, graduations, organizations, users } from "#api/db/tables/index.ts";
import { mailsTo } from "#test/mailbox.ts";
import { organizerSignUp, personOf, signUp, somePassword } from "#test/sign-ups.ts";
import { startTestApi, type TestApi } from "#test/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const guardian = {
  name: "Carla Lima",
  document: { type: "cpf" as const, number: "529.982.247-25", country: "BR" as const },
};

async function signedUp(email: string) {
  const token = await api.signIn(email, somePassword);
  const me = await api.call(getMe, {}, { userId: "" as never, email, password: "", token });
  const [person] = await api.db
    .select()
    .from(competitors)
    .where(eq(competitors.userId, me.user.id));
  return { me, person: person! };
}

describe("A1 registration of a person", () => {
  it.each([
    ["competitor", userType.competitor, true, false],
    ["teacher", userType.teacher, false, true],
    ["teacher_competitor", userType.teacherCompetitor, true, true],
  ] as const)("makes a %s with their own person", async (accountType, type, competes, teaches) => {
    const email = `${accountType}@example.com`;

    await api.call(register, { body: signUp({ accountType, email: email.toUpperCase() }) });

    const { me, person } = await signedUp(email);
    expect(me.user).toMatchObject({ email, user_type: type, emailVerified: false });
    expect([me.competitor !== null, me.teacher !== null]).toEqual([competes, teaches]);
    expect(person).toMatchObject({ name: "Ana Lima", nameKey: "ana lima", competes });
  });

  it("keeps every field: weight, contact, document, address, social media and belts", async () => {
    const email = "whole@example.com";
    const belt = { sport: "jiu_jitsu_gi", belt: "blue", graduatedOn: "2024-02-10" } as const;
    const { address, phone } = organizerSignUp().organization;
    const person = personOf({
      name: "Lívia Ávila",
      weight: 61_500,
      country: "PT",
      phone,
      address,
      document: { type: "passport", number: "AB 123456", country: "PT" },
      social: { facebook: "", instagram: "https://instagram.com/livia", x: "" },
      graduations: [belt],
    });

    await api.call(register, { body: signUp({ email, person }) });

    const made = (await signedUp(email)).person;
    expect(made).toMatchObject({
      nameKey: "livia avila",
      weight: 61_500,
      country: "PT",
      phone: "+5581999999999",
      address: { city: "Recife" },
      identity: { type: "passport", number: "AB 123456" },
      social: { instagram: "https://instagram.com/livia" },
      birthYear: 1995,
    });
    const belts = await api.db
      .select()
      .from(graduations)
      .where(eq(graduations.competitorId, made.id));
    expect(belts).toMatchObject([belt]);
  });

  it("needs the terms accepted, and keeps which text was", async () => {
    const email = "terms@example.com";
    const refused = await api.fetch("POST", "/auth/register", {
      body: { ...signUp({ email }), acceptTerms: false },
      headers: { language: "en" },
    });
    expect(refused.json()).toMatchObject({
      code: "invalid_input",
      details: { acceptTerms: "You must accept the terms to create the account." },
    });

    await api.call(register, { body: signUp({ email }) });

    const { me } = await signedUp(email);
    const kept = await api.db.select().from(consents).where(eq(consents.userId, me.user.id));
    expect(kept.map(({ text }) => text).sort()).toEqual(["privacy", "terms"]);
  });

  it("sends the code by mail, in the language chosen", async () => {
    const email = "english@example.com";
    await api.call(register, { body: signUp({ email, language: "en" }) });

    const [mail] = await mailsTo(api.db, email);
    expect(mail!.subject).toMatch(/^\d{6} is your Chave code$/);
    expect(mail!.text).toContain("/register?verify=english%40example.com&code=");
  });

  it("makes nothing of a taken e-mail, however it is written", async () => {
    await api.call(register, { body: signUp({ email: "taken@example.com" }) });
    const before = await api.db.$count(competitors);

    await expect(
      api.call(register, { body: signUp({ email: "Taken@Example.com" }) }),
    ).rejects.toMatchObject({ status: 409, code: "email_taken" });

    expect(await api.db.$count(competitors)).toBe(before);
  });

  it("of two people at once with one e-mail takes one", async () => {
    const body = signUp({ email: "race@example.com" });
    const all = await Promise.allSettled([1, 2, 3].map(() => api.call(register, { body })));

    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await api.db.$count(users, eq(users.email, "race@example.com"))).toBe(1);
  });

  it("A11 asks for a guardian under 18, on the day itself no more", async () => {
    const day = new Date();
    const born = (years: number, days: number) =>
      new Date(Date.UTC(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    const young = (birthDate: string, email: string, given: typeof guardian | null = null) =>
      api.call(register, {
        body: signUp({ email, person: personOf({ birthDate, guardian: given }) }),
      });

    await expect(young(born(18, 2), "child@example.com")).rejects.toMatchObject({
      status: 422,
      code: "guardian_required",
    });
    await young(born(18, 2), "child@example.com", guardian);
    await young(born(18, -1), "grown@example.com");

    const { me, person } = await signedUp("child@example.com");
    expect(person.guardian).toEqual({
      name: "Carla Lima",
      document: { type: "cpf", number: "52998224725", country: "BR" },
    });
    const kept = await api.db.select().from(consents).where(eq(consents.userId, me.user.id));
    expect(kept).toContainEqual(
      expect.objectContaining({ text: "guardian", competitorId: person.id }),
    );
  });

  it("names the field of a wrong day and of a wrong number", async () => {
    const belt = { sport: "jiu_jitsu_gi", belt: "blue", graduatedOn: "2999-01-01" } as const;
    await expect(
      api.call(register, {
        body: signUp({ email: "late@example.com", person: personOf({ graduations: [belt] }) }),
      }),
    ).rejects.toMatchObject({
      details: { "person.graduations.0.graduatedOn": expect.any(String) },
    });

    const document = { type: "cpf", number: "111.111.111-11", country: "BR" } as const;
    await expect(
      api.call(register, { body: signUp({ person: personOf({ document }) }) }),
    ).rejects.toMatchObject({ details: { "person.document.number": expect.any(String) } });
  });
});

describe("A2 registration of an organizer", () => {
  it("makes the organization with its CNPJ, e-mail, phone and address, and its owner's login", async () => {
    const body = organizerSignUp();

    expect(await api.call(registerOrganizer, { body })).toEqual({ emailVerified: false });

    const { me } = await signedUp(body.email);
    expect(me).toMatchObject({
      user: { user_type: userType.organizer, name: "Marta Souza" },
      organization: { name: "Federação Pernambucana" },
    });
    const [made] = await api.db
      .select()
      .from(organizations)
      .where(eq(organizations.ownerId, me.user.id));
    expect(made).toMatchObject({
      cnpj: "11222333000181",
      publicEmail: "contato@example.com",
      phone: "+5581999999999",
      address: { city: "Recife", state: "PE" },
    });
  });

  it("takes a CNPJ once, and leaves no login behind", async () => {
    const body = organizerSignUp({ email: "second@example.com" });

    await expect(api.call(registerOrganizer, { body })).rejects.toMatchObject({
      status: 409,
      code: "cnpj_taken",
    });
    expect(await api.db.$count(users, eq(users.email, body.email))).toBe(0);
  });

  it("V3 checks the digits of a CNPJ, which only a Brazilian organization has", async () => {
    const { organization } = organizerSignUp();
    const refused = (change: Partial<typeof organization>) =>
      expect(
        api.call(registerOrganizer, {
          body: organizerSignUp({
            email: "third@example.com",
            organization: { ...organization, ...change },
          }),
        }),
      ).rejects.toMatchObject({ details: { "organization.cnpj": expect.any(String) } });
    await refused({ cnpj: "11.222.333/0001-82" });
    await refused({ cnpj: null });

    const abroad = { ...organization.address, country: "PT", state: "Lisboa", postalCode: "1100" };
    await api.call(registerOrganizer, {
      body: organizerSignUp({
        email: "lisboa@example.com",
        organization: { ...organization, cnpj: null, address: abroad },
      }),
    });
  });
});
