import {
  acceptInvitation,
  type EventId,
  getInvitation,
  getMe,
  invitationDays,
  inviteOrganizer,
  listInvitations,
  registerInvited,
  registerOrganizer,
  revokeInvitation,
  type StaffGrantId,
  userType,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#api/context.ts";
import { staffGrants } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { mailsTo, tokenSentTo } from "#test/mailbox.ts";
import { organizerSignUp, somePassword } from "#test/sign-ups.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { invite, revoke } from "./invitations.service.ts";

let api: TestApi;
let admin: TestPerson;
let clock = new Date();
beforeAll(async () => {
  api = await startTestApi({ now: () => clock });
  admin = await api.make.admin();
});

let people = 0;
const newEmail = () => `invited-${++people}@example.com`;
const look = (token: string) => api.call(getInvitation, { params: { token } });
const signedIn = async (email: string): Promise<TestPerson> => ({
  userId: "" as never,
  email,
  password: somePassword,
  token: await api.signIn(email, somePassword),
});

async function invited(email = newEmail()) {
  const body = { email, name: "Marta Souza", language: "pt" as const };
  const { id } = await api.call(inviteOrganizer, { body }, admin);
  return { id, email, token: await tokenSentTo(api.db, email) };
}

describe("A2 an invitation to organize", () => {
  it("is sent by an admin only", async () => {
    const organizer = await api.make.organizer();
    const body = { email: newEmail(), name: "Marta", language: "pt" as const };

    await expect(api.call(inviteOrganizer, { body }, organizer)).rejects.toMatchObject({
      status: 403,
    });
    await expect(api.call(listInvitations, { query: {} }, organizer)).rejects.toMatchObject({
      status: 403,
    });
    await expect(api.call(inviteOrganizer, { body })).rejects.toMatchObject({ status: 401 });
  });

  it("tells the bearer who invited them, and the admin how it stands", async () => {
    const { id, email, token } = await invited();

    expect(await look(token)).toMatchObject({
      kind: "organizer",
      email,
      name: "Marta Souza",
      invitedBy: "Admin",
      hasLogin: false,
    });
    const { data } = await api.call(listInvitations, { query: {} }, admin);
    expect(data.find((one) => one.id === id)).toMatchObject({ email, status: "open" });
  });

  it("makes the organizer with the invited e-mail, which counts as confirmed, once", async () => {
    const { email, token } = await invited();
    const { organization } = organizerSignUp();
    const body = organizerSignUp({
      email: "another@example.com",
      organization: { ...organization, cnpj: "11.444.777/0001-61" },
      invitationToken: token,
    });

    expect(await api.call(registerOrganizer, { body })).toEqual({ emailVerified: true });

    const { user } = await api.call(getMe, {}, await signedIn(email));
    expect(user).toMatchObject({ email, user_type: userType.organizer, emailVerified: true });
    expect(await mailsTo(api.db, email)).toHaveLength(1);
    await expect(look(token)).rejects.toMatchObject({ status: 410, code: "invitation_accepted" });
    await expect(api.call(registerOrganizer, { body })).rejects.toMatchObject({
      code: "invitation_accepted",
    });
  });

  it("is not used up by a form that is refused", async () => {
    const { token } = await invited();
    const taken = organizerSignUp({ invitationToken: token });
    await api.call(registerOrganizer, { body: organizerSignUp({ email: newEmail() }) });

    await expect(api.call(registerOrganizer, { body: taken })).rejects.toMatchObject({
      code: "cnpj_taken",
    });
    expect((await look(token)).kind).toBe("organizer");
  });

  it("ends when it is revoked or after 14 days, and an unknown one is not found", async () => {
    const revoked = await invited();
    await api.call(revokeInvitation, { params: { invitationId: revoked.id } }, admin);
    await expect(look(revoked.token)).rejects.toMatchObject({ code: "invitation_revoked" });

    const late = await invited();
    const before = clock;
    clock = new Date(clock.getTime() + invitationDays * 24 * 3_600_000);
    await expect(look(late.token)).rejects.toMatchObject({
      status: 410,
      code: "invitation_expired",
    });
    clock = before;
    await expect(look("x".repeat(43))).rejects.toMatchObject({ status: 404 });
  });

  it("is refused for an e-mail that signs in already", async () => {
    const { email } = await api.make.organizer();
    await expect(invited(email)).rejects.toMatchObject({ code: "email_taken" });
  });
});

describe("A2 an invitation to help at an event", () => {
  async function asked(email = newEmail()) {
    const organizer = await api.make.organizer();
    const event = await api.make.event(organizer);
    const ctx = { ...api.context(), now: clock };
    const { invitationId, link } = await inTransaction(ctx, async (ctx) => {
      const made = await invite(ctx, {
        kind: "staff",
        email,
        name: "Rita",
        language: "pt",
        template: "organizerInvitation",
        values: { inviter: "Marta" },
      });
      await ctx.db.insert(staffGrants).values({
        id: newId<StaffGrantId>(),
        eventId: event.id as EventId,
        role: "check_in_manager",
        email,
        name: "Rita",
        invitationId: made.invitationId,
        createdAt: clock,
      });
      return made;
    });
    return { event, email, invitationId, token: link.split("token=")[1]! };
  }
  const body = { name: "Rita", password: somePassword, language: "pt", acceptTerms: true } as const;

  it("gives a new login, confirmed, with its grant", async () => {
    const { event, email, token } = await asked();
    expect(await look(token)).toMatchObject({
      kind: "staff",
      hasLogin: false,
      grants: [{ eventName: event.name, role: "check_in_manager", matName: null }],
    });

    await api.call(registerInvited, { params: { token }, body });

    const me = await api.call(getMe, {}, await signedIn(email));
    expect(me.user).toMatchObject({ user_type: userType.manager, emailVerified: true });
    expect(me.grants).toMatchObject([{ eventId: event.id, role: "check_in_manager" }]);
  });

  it("is accepted by whoever is signed in, once", async () => {
    const { event, token } = await asked();
    const helper = await api.make.organizer();
    const accept = () => api.call(acceptInvitation, { params: { token } }, helper);

    await expect(api.call(acceptInvitation, { params: { token } })).rejects.toMatchObject({
      status: 401,
    });
    const all = await Promise.allSettled([accept(), accept(), accept()]);

    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const me = await api.call(getMe, {}, helper);
    expect(me.grants).toMatchObject([{ eventId: event.id }]);
    await expect(accept()).rejects.toMatchObject({ code: "invitation_accepted" });
  });

  it("makes no organizer, and sends whoever has a login to it", async () => {
    const { token } = await asked();
    await expect(
      api.call(registerOrganizer, {
        body: organizerSignUp({ email: newEmail(), invitationToken: token }),
      }),
    ).rejects.toMatchObject({ status: 404 });

    const known = await api.make.organizer();
    const second = await asked(known.email);
    expect((await look(second.token)).hasLogin).toBe(true);
    await expect(
      api.call(registerInvited, { params: { token: second.token }, body }),
    ).rejects.toMatchObject({ code: "email_taken" });
  });

  it("is worth nothing once revoked", async () => {
    const { invitationId, token } = await asked();
    await revoke(api.context(), invitationId);

    await expect(api.call(registerInvited, { params: { token }, body })).rejects.toMatchObject({
      code: "invitation_revoked",
    });
  });
});
