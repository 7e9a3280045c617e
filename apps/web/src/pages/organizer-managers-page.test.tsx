import {
  type Affiliate,
  addAffiliate,
  affiliate,
  type CallOf,
  coach,
  type EventSummary,
  eventSummary,
  inviteStaff,
  listAffiliates,
  listCoaches,
  listEvents,
  listMats,
  listStaff,
  mat,
  ok,
  resendStaffInvitation,
  revokeAffiliate,
  revokeStaff,
  type StaffMember,
  staffMember,
  updateStaff,
} from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sampleId } from "#test/sample-bracket.ts";
import { OrganizerManagersPage } from "./organizer-managers-page.tsx";

const cup: EventSummary = eventSummary.parse(eventOf({ name: "Copa Recife" }));
const mats = [1, 2].map((n) =>
  mat.parse({ id: sampleId(5, n), eventId: cup.id, name: `${n}`, position: n, fights: 0 }),
);
const memberOf = (n: number, parts: Partial<StaffMember> = {}): StaffMember => ({
  ...staffMember.parse({
    id: sampleId(7, n),
    eventId: cup.id,
    name: `Pessoa ${n}`,
    email: `pessoa${n}@example.com`,
    role: "event_manager",
    mat: null,
    state: "active",
    expired: false,
    invitedAt: "2026-11-20T12:00:00.000Z",
    acceptedAt: "2026-11-21T12:00:00.000Z",
    revokedAt: null,
  }),
  ...parts,
});
const page = <T,>(data: T[]) => ({ data, total: data.length, page: 1, pageSize: 20 });
const base = [answers(listEvents, () => page([cup])), answers(listMats, () => mats)];

const open = (api: Parameters<typeof renderPage>[1] & object, search = "") =>
  renderPage(<OrganizerManagersPage />, {
    path: "/organizer/account/managers",
    at: `/organizer/account/managers${search}`,
    ...api,
  });

describe("P4 managers", () => {
  it("are listed by how far they are, the revoked ones on request", async () => {
    const staff = [
      memberOf(1),
      memberOf(2, { state: "invited", acceptedAt: null, expired: true }),
      memberOf(3, { state: "revoked", revokedAt: "2026-11-22T12:00:00.000Z" }),
    ];
    await open({ api: [...base, answers(listStaff, () => staff)] });

    const active = await screen.findByRole("list", { name: "Ativos" });
    expect(within(active).getByText("Pessoa 1")).toBeVisible();
    const invited = screen.getByRole("list", { name: "Convites em aberto" });
    expect(within(invited).getByText("convite vencido, envie de novo")).toBeVisible();
    expect(screen.queryByText("Pessoa 3")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Mostrar revogados (1)" }));
    expect(screen.getByText(/revogado em 22\/11\/2026/)).toBeVisible();
  });

  it("are invited to one mat, and the link is handed on where no mail is sent", async () => {
    let sent: CallOf<typeof inviteStaff>["body"] | undefined;
    await open({
      api: [
        ...base,
        answers(listStaff, () => []),
        answers(inviteStaff, ({ body }) => {
          sent = body;
          return {
            member: memberOf(1, { name: body.name }),
            link: "/organizer-invitation?token=t",
          };
        }),
      ],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Convidar" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Nome"), "Bia Prado");
    await userEvent.type(dialog.getByLabelText("E-mail"), "bia@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Convidar" }));
    expect(await dialog.findByText("Escolha o tatame.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText("Tatame"), "Tatame 2");
    await userEvent.click(dialog.getByRole("button", { name: "Convidar" }));

    const link = await screen.findByLabelText("Link do convite");
    expect(link).toHaveValue(`${window.location.origin}/organizer-invitation?token=t`);
    expect(sent).toEqual({
      name: "Bia Prado",
      email: "bia@example.com",
      role: "scoreboard_manager",
      matId: sampleId(5, 2),
    });
  });

  it("say at the e-mail that somebody has this task already", async () => {
    await open({
      api: [
        ...base,
        answers(listStaff, () => [memberOf(1)]),
        refuses(inviteStaff, { code: "staff_already_invited" }),
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Convidar" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Nome"), "Bia");
    await userEvent.type(dialog.getByLabelText("E-mail"), "bia@example.com");
    await userEvent.click(dialog.getByRole("radio", { name: "Gestor do evento" }));
    await userEvent.click(dialog.getByRole("button", { name: "Convidar" }));
    expect(await dialog.findByText("Esta pessoa já tem esta função neste evento.")).toBeVisible();
  });

  it("get another mat, another invitation, or lose what the dialog names", async () => {
    const keeper = memberOf(1, {
      role: "scoreboard_manager",
      mat: { id: mats[0]!.id, name: "Tatame 1" },
    });
    const late = memberOf(2, { state: "invited", acceptedAt: null });
    const done: string[] = [];
    await open({
      api: [
        ...base,
        answers(listStaff, () => [keeper, late]),
        answers(updateStaff, ({ body }) => {
          done.push(`${body.role} ${body.matId}`);
          return keeper;
        }),
        answers(resendStaffInvitation, () => ({ member: late, link: null })),
        answers(revokeStaff, ({ params }) => {
          done.push(`revoked ${params.staffGrantId}`);
          return ok;
        }),
      ],
    });

    await userEvent.click(
      await screen.findByRole("button", { name: "Mudar a função de Pessoa 1" }),
    );
    const edit = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(edit.getByLabelText("Tatame"), "Tatame 2");
    await userEvent.click(edit.getByRole("button", { name: "Salvar" }));
    await waitFor(() => expect(done).toEqual([`scoreboard_manager ${sampleId(5, 2)}`]));

    await userEvent.click(
      screen.getByRole("button", { name: "Enviar de novo o convite de Pessoa 2" }),
    );
    expect(await screen.findByText("Convite enviado para pessoa2@example.com.")).toBeVisible();

    await userEvent.click(screen.getByRole("button", { name: "Revogar o acesso de Pessoa 1" }));
    expect(
      await screen.findByText(/deixa de ver a fila e de marcar o placar de Tatame 1/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Revogar acesso" }));
    await waitFor(() => expect(done.at(-1)).toBe(`revoked ${keeper.id}`));
  });
});

it("P4 coaches are listed with their gym and where their pass counts", async () => {
  const ana = coach.parse({
    id: sampleId(8, 1),
    name: "Ana Coach",
    email: null,
    phone: null,
    gym: { id: sampleId(9, 1), name: "Nova União" },
    event: null,
    revokedAt: null,
  });
  await open({ api: [...base, answers(listCoaches, () => page([ana]))] }, "?tab=coaches");

  expect(await screen.findByText("Ana Coach")).toBeVisible();
  expect(screen.getByText("Nova União")).toBeVisible();
  expect(screen.getByText("Todos os eventos")).toBeVisible();
  expect(screen.getByRole("link", { name: "Treinadores" })).toHaveAttribute("aria-current", "page");
});

const memberOfList = (parts: Partial<Affiliate> = {}): Affiliate => ({
  ...affiliate.parse({
    id: sampleId(6, 1),
    name: "José Ávila",
    email: null,
    number: "PE-100",
    validUntil: "2020-01-31",
    revokedAt: null,
  }),
  ...parts,
});

it("P4 affiliates are added, their number is one of a kind, and they are revoked", async () => {
  let isRevoked = false;
  await open(
    {
      api: [
        ...base,
        answers(listAffiliates, () => page(isRevoked ? [] : [memberOfList()])),
        refuses(addAffiliate, { code: "affiliate_number_taken" }),
        answers(revokeAffiliate, () => {
          isRevoked = true;
          return memberOfList({ revokedAt: "2026-11-20T12:00:00.000Z" });
        }),
      ],
    },
    "?tab=affiliates",
  );

  expect(await screen.findByText("vencido em 31/01/2020")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Adicionar afiliado" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Nome"), "Outra pessoa");
  await userEvent.type(dialog.getByLabelText("Número"), "PE-100");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  expect(await dialog.findByText("Já existe um afiliado com este número.")).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await userEvent.click(await screen.findByRole("button", { name: "Revogar José Ávila" }));
  await userEvent.click(await screen.findByRole("button", { name: "Revogar filiação" }));
  expect(await screen.findByText("Nenhum afiliado ainda")).toBeVisible();
});

it("says what to do while there is no event", async () => {
  await open({ api: [answers(listEvents, () => page([]))] });
  expect(await screen.findByRole("link", { name: "Criar evento" })).toHaveAttribute(
    "href",
    "/organizer/register-event",
  );
});
