import {
  addMat,
  deleteEvent,
  type EventId,
  getEvent,
  getMe,
  inviteStaff,
  listMatManagers,
  listRegistrations,
  listStaff,
  type MatId,
  resendStaffInvitation,
  revokeStaff,
  type StaffRole,
  updateEvent,
  updateStaff,
} from "@chave/contract";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { mails } from "#api/db/tables/index.ts";
import { helperAt } from "#test/staff.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
let eventId: EventId;
let matId: MatId;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
  eventId = (await api.make.event(organizer, { name: "Copa do Recife" })).id;
  matId = (await api.make.mat(organizer, eventId, "Tatame 1")).id;
});

const person = (email: string, role: StaffRole = "event_manager", mat: MatId | null = null) => ({
  name: "Bia Prado",
  email,
  role,
  matId: mat,
});
const invite = (body: ReturnType<typeof person>, as = organizer) =>
  api.call(inviteStaff, { params: { eventId }, body }, as);
const mailsTo = (email: string) =>
  api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt));

describe("P4 inviting", () => {
  it("puts a mail into the outbox that says what for, and tells the link where no mail is sent", async () => {
    const { member, link } = await invite(person("Bia@Example.com", "scoreboard_manager", matId));

    expect(member).toMatchObject({
      email: "bia@example.com",
      state: "invited",
      mat: { id: matId, name: "Tatame 1" },
      expired: false,
    });
    const [mail] = await mailsTo("bia@example.com");
    expect(mail).toMatchObject({ subject: "Convite para trabalhar no evento Copa do Recife" });
    expect(mail!.text).toContain("Seu tatame: Tatame 1");
    expect(link).toMatch(/^\/organizer-invitation\?token=[\w-]{20,}$/);
    expect(mail!.text).toContain(link);
  });

  it("gives one person several tasks, and the same task once", async () => {
    await invite(person("caio@example.com"));
    await invite(person("caio@example.com", "check_in_manager"));
    await invite(person("caio@example.com", "scoreboard_manager", matId));

    await expect(invite(person("CAIO@example.com"))).rejects.toMatchObject({
      code: "staff_already_invited",
      status: 409,
    });
    const same = person("caio@example.com", "scoreboard_manager", matId);
    await expect(invite(same)).rejects.toMatchObject({ code: "staff_already_invited" });
  });

  it("asks a mat of a scoreboard manager, of this event, and of nobody else", async () => {
    const without = invite(person("davi@example.com", "scoreboard_manager"));
    await expect(without).rejects.toMatchObject({ details: { matId: "Escolha o tatame." } });
    const useless = invite(person("davi@example.com", "event_manager", matId));
    await expect(useless).rejects.toMatchObject({ code: "invalid_input" });

    const other = await api.make.event(organizer);
    const elsewhere = await api.make.mat(organizer, other.id);
    const foreign = invite(person("davi@example.com", "scoreboard_manager", elsewhere.id));
    await expect(foreign).rejects.toMatchObject({ status: 404 });
  });

  it("sends an open invitation again with another link, and none after it was accepted", async () => {
    const first = await invite(person("eva@example.com"));
    const params = { staffGrantId: first.member.id };
    const second = await api.call(resendStaffInvitation, { params }, organizer);

    expect(second.link).not.toBe(first.link);
    const former = await api.fetch("GET", `/invitations/${first.link!.split("token=")[1]}`);
    expect(former.json()).toMatchObject({ code: "invitation_revoked" });
    expect(await mailsTo("eva@example.com")).toHaveLength(2);

    const helper = await helperAt(api, organizer, eventId, "check_in_manager");
    const again = { params: { staffGrantId: helper.grantId } };
    await expect(api.call(resendStaffInvitation, again, organizer)).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("P4 accepting, changing, revoking", () => {
  it("lives from the acceptance on, moves to another mat, and ends at the next request", async () => {
    const helper = await helperAt(api, organizer, eventId, "scoreboard_manager", matId);
    const grants = async () => (await api.call(getMe, {}, helper)).grants;
    expect(await grants()).toMatchObject([{ role: "scoreboard_manager", mat: { id: matId } }]);

    const two = await api.make.mat(organizer, eventId, "Tatame 2");
    const params = { staffGrantId: helper.grantId };
    const body = { role: "scoreboard_manager" as const, matId: two.id };
    await api.call(updateStaff, { params, body }, organizer);
    expect(await grants()).toMatchObject([{ mat: { name: "Tatame 2" } }]);
    const managers = await api.call(listMatManagers, { params: { eventId } }, organizer);
    expect(managers).toContainEqual(expect.objectContaining({ matId: two.id, state: "active" }));

    await api.call(revokeStaff, { params }, organizer);
    expect(await grants()).toEqual([]);
    const staff = await api.call(listStaff, { params: { eventId } }, organizer);
    expect(staff.find(({ id }) => id === helper.grantId)).toMatchObject({ state: "revoked" });
    await expect(api.call(revokeStaff, { params }, organizer)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("takes an open invitation back with its link", async () => {
    const { member, link } = await invite(person("fabio@example.com"));
    await api.call(revokeStaff, { params: { staffGrantId: member.id } }, organizer);

    const opened = await api.fetch("GET", `/invitations/${link!.split("token=")[1]}`);
    expect(opened.json()).toMatchObject({ code: "invitation_revoked" });
    await expect(invite(person("fabio@example.com"))).resolves.toMatchObject({
      member: { state: "invited" },
    });
  });

  it("is the organizer's alone", async () => {
    const eventManager = await helperAt(api, organizer, eventId, "event_manager");
    const stranger = await api.make.organizer();
    const { member } = await invite(person("gil@example.com"));
    const params = { staffGrantId: member.id };
    for (const who of [eventManager, stranger]) {
      const refused = { status: 403 };
      await expect(api.call(listStaff, { params: { eventId } }, who)).rejects.toMatchObject(
        refused,
      );
      await expect(invite(person("x@example.com"), who)).rejects.toMatchObject(refused);
      await expect(api.call(revokeStaff, { params }, who)).rejects.toMatchObject(refused);
      const body = { role: "event_manager" as const };
      await expect(api.call(updateStaff, { params, body }, who)).rejects.toMatchObject(refused);
    }
    expect(await api.call(listStaff, { params: { eventId } }, await api.make.admin())).not.toEqual(
      [],
    );
  });
});

describe("A8 what each of the staff may do", () => {
  const acts = {
    see: (as: TestPerson) => api.call(getEvent, { params: { eventRef: eventId } }, as),
    setUp: (as: TestPerson) =>
      api.call(updateEvent, { params: { eventId }, body: { venue: "Geraldão" } }, as),
    addMat: (as: TestPerson) =>
      api.call(
        addMat,
        { params: { eventId }, body: { name: crypto.randomUUID().slice(0, 20) } },
        as,
      ),
    readEntries: (as: TestPerson) =>
      api.call(listRegistrations, { params: { eventId }, query: {} }, as),
    addEntry: async (as: TestPerson) => {
      const category = await api.make.category(organizer, eventId);
      return api.make.athletes(as, { eventId, categoryId: category.id }, 1);
    },
    readStaff: (as: TestPerson) => api.call(listStaff, { params: { eventId } }, as),
    readMatManagers: (as: TestPerson) => api.call(listMatManagers, { params: { eventId } }, as),
    remove: async (as: TestPerson) => api.call(deleteEvent, { params: { eventId } }, as),
  };
  type Act = keyof typeof acts;
  const everything: Act[] = [
    "see",
    "setUp",
    "addMat",
    "readEntries",
    "addEntry",
    "readMatManagers",
  ];

  it.each<[StaffRole, Act[], object]>([
    ["event_manager", everything, { manage: true, own: false, score: true, checkIn: true }],
    ["scoreboard_manager", ["see"], { manage: false, own: false, score: true, checkIn: false }],
    [
      "check_in_manager",
      ["see", "readEntries"],
      { manage: false, own: false, score: false, checkIn: true },
    ],
  ])("%s", async (role, allowed, can) => {
    const mat = role === "scoreboard_manager" ? matId : null;
    const helper = await helperAt(api, organizer, eventId, role, mat);
    const outcome = Object.fromEntries(
      await Promise.all(
        Object.entries(acts).map(async ([name, act]) => [
          name,
          await act(helper).then(
            () => "done",
            ({ status }: { status: number }) => status,
          ),
        ]),
      ),
    );

    const wanted = Object.keys(acts).map((name) => [
      name,
      allowed.includes(name as Act) ? "done" : 403,
    ]);
    expect(outcome).toEqual(Object.fromEntries(wanted));
    expect((await acts.see(helper)).can).toEqual(can);
  });

  it("a grant opens its own event only, a hidden one too", async () => {
    const hidden = await api.make.event(organizer, { visible: false });
    const helper = await helperAt(api, organizer, hidden.id, "check_in_manager");
    const see = (as?: TestPerson) => api.call(getEvent, { params: { eventRef: hidden.slug } }, as);

    expect((await see(helper)).can.checkIn).toBe(true);
    const stranger = await helperAt(api, organizer, eventId, "event_manager");
    await expect(see(stranger)).rejects.toMatchObject({ status: 404 });
    await expect(see()).rejects.toMatchObject({ status: 404 });
    await expect(acts.readEntries(helper)).rejects.toMatchObject({ status: 403 });

    await api.call(revokeStaff, { params: { staffGrantId: helper.grantId } }, organizer);
    await expect(see(helper)).rejects.toMatchObject({ status: 404 });
  });
});
