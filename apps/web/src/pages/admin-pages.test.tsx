import {
  adminCompetitor,
  adminCompetitorDetail,
  auditEntry,
  getAdminOverview,
  getCompetitorForAdmin,
  inviteOrganizer,
  listAudit,
  listCompetitors,
  listInvitations,
  listOrganizations,
  organizerInvitation,
  sendPasswordReset,
  userType,
} from "@chave/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { answers, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { AdminAuditPage } from "./admin-audit-page.tsx";
import { AdminCompetitorPage } from "./admin-competitor-page.tsx";
import { AdminCompetitorsPage } from "./admin-competitors-page.tsx";
import { AdminOrganizationsPage } from "./admin-organizations-page.tsx";
import { AdministrationPage } from "./administration-page.tsx";

const session = sessionOf(userType.admin);
const id = "0190a000-0000-7000-8000-00000000000a";
const nothing = { data: [], total: 0, page: 1, pageSize: 20 };
const calm = {
  pendingGyms: 0,
  pendingAffiliations: 0,
  failedMails: 0,
  unverifiedOrganizations: 0,
  openInvitations: 0,
  eventsToday: 0,
  newLogins: 0,
};
const ana = adminCompetitor.parse({
  id,
  name: "Ana Lima",
  gymName: "Nova União",
  birthYear: 2001,
  login: "ana@lima.test",
  registrations: 1,
  createdAt: "2026-11-01T12:00:00.000Z",
});

describe("P5 the admin's start", () => {
  it("shows what waits, each with the way to it", async () => {
    const overview = { ...calm, pendingGyms: 2, failedMails: 1 };
    await renderPage(<AdministrationPage />, {
      api: [answers(getAdminOverview, () => overview)],
      session,
    });
    const gyms = await screen.findByRole("link", { name: "2 academias por aprovar" });
    expect(gyms).toHaveAttribute("href", "/admin/gyms");
    const mails = screen.getByRole("link", { name: "1 e-mail que não saiu" });
    expect(mails).toHaveAttribute("href", "/admin/mails");
  });

  it("is calm when nothing does", async () => {
    await renderPage(<AdministrationPage />, {
      api: [answers(getAdminOverview, () => calm)],
      session,
    });
    expect(await screen.findByText("Tudo em dia")).toBeVisible();
  });
});

describe("P5 competitors", () => {
  it("are searched and sorted together", async () => {
    const asked: unknown[] = [];
    const api = [
      answers(listCompetitors, ({ query }) => {
        asked.push(query);
        return { ...nothing, data: [ana], total: 1 };
      }),
    ];
    const { router } = await renderPage(<AdminCompetitorsPage />, { api, session });
    expect(await screen.findByRole("link", { name: /Ana Lima/ })).toHaveAttribute(
      "href",
      `/admin/competitors/${id}`,
    );
    await userEvent.selectOptions(screen.getByLabelText("Ordem da lista"), "newest");
    await userEvent.type(screen.getByRole("searchbox"), "lima");
    await screen.findByDisplayValue("lima");
    await expect.poll(() => router.state.location.search).toBe("?sort=newest&search=lima");
    await expect.poll(() => asked.at(-1)).toMatchObject({ sort: "newest", search: "lima" });
  });

  it("open with namesakes and logins, and send the mail for a new password", async () => {
    const person = adminCompetitorDetail.parse({
      ...ana,
      competes: true,
      birthDate: "2001-03-04",
      country: "BR",
      email: null,
      phone: null,
      gymId: null,
      importedBy: "FPJJ",
      logins: [
        {
          id,
          name: "Ana Lima",
          email: "ana@lima.test",
          username: null,
          user_type: 2,
          emailVerified: false,
          lastSeenAt: null,
          relation: "own",
        },
      ],
      entries: [],
      namesakes: [{ ...ana, id: "0190a000-0000-7000-8000-00000000000b", login: null }],
    });
    await renderPage(<AdminCompetitorPage />, {
      path: "/admin/competitors/:competitorId",
      at: `/admin/competitors/${id}`,
      api: [
        answers(getCompetitorForAdmin, () => person),
        answers(sendPasswordReset, () => ({ ok: true as const })),
      ],
      session,
    });
    expect(await screen.findByText("Talvez a mesma pessoa")).toBeVisible();
    expect(screen.getByText(/04\/03\/2001/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Enviar senha nova" }));
    expect(
      await screen.findByText("Código para uma senha nova enviado a ana@lima.test."),
    ).toBeVisible();
  });
});

it("P5 A14 invites an organizer by mail", async () => {
  const sent: unknown[] = [];
  const invited = organizerInvitation.parse({
    id,
    email: "rui@fight.test",
    name: "Rui",
    invitedBy: null,
    status: "open",
    createdAt: "2026-11-01T12:00:00.000Z",
    expiresAt: "2026-11-15T12:00:00.000Z",
  });
  const api = [
    answers(listOrganizations, () => nothing),
    answers(listInvitations, () => ({ ...nothing, data: sent.length ? [invited] : [] })),
    answers(inviteOrganizer, ({ body }) => {
      sent.push(body);
      return invited;
    }),
  ];
  await renderPage(<AdminOrganizationsPage />, { api, session });
  await userEvent.click(screen.getByRole("button", { name: "Convidar organizador" }));
  await userEvent.type(await screen.findByLabelText("Nome da pessoa ou da organização"), "Rui");
  await userEvent.type(screen.getByLabelText("E-mail"), "rui@fight.test");
  await userEvent.click(screen.getByRole("button", { name: "Enviar convite" }));
  expect(await screen.findByText("vale até 15/11/2026")).toBeVisible();
  expect(sent).toEqual([{ name: "Rui", email: "rui@fight.test", language: "pt" }]);
});

it("P5 reads the log in words, by person and by thing", async () => {
  const entry = auditEntry.parse({
    id,
    at: "2026-11-01T12:00:00.000Z",
    action: "event.changed",
    actor: { id, name: "Marta" },
    subject: { id, kind: "event", name: "Copa Recife", eventName: null, category: null },
    before: { name: "Copa", city: "Recife" },
    after: { name: "Copa Recife", city: "Recife" },
  });
  const strange = { ...entry, id: `${id.slice(0, -1)}b`, action: "thing.done", actor: null };
  const api = [
    answers(listAudit, () => ({
      ...nothing,
      data: [entry, strange],
      total: 2,
      filter: { actor: null, subject: null },
    })),
  ];
  await renderPage(<AdminAuditPage />, { api, session });
  expect(await screen.findByText("alterou o evento", { selector: "span" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Marta" })).toHaveAttribute(
    "href",
    `/admin/audit?actor=${id}`,
  );
  expect(screen.getByText("thing.done")).toBeVisible();
  expect(screen.getByText(/^O servidor/)).toBeVisible();
  await userEvent.click(screen.getAllByText("O que mudou")[0]!);
  expect(screen.getAllByText("Copa Recife", { selector: "ins" })[0]).toBeVisible();
  expect(screen.queryByText("city")).toBeNull();
});
