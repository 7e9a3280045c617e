import {
  type CallOf,
  eraseAccount,
  getPrivacy,
  ok,
  type PrivacyOverview,
  userType,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { token } from "#web/lib/token.ts";
import { PrivacySettingsPage } from "./privacy-settings-page.tsx";

const overview = (erasure: Partial<PrivacyOverview["erasure"]> = {}): PrivacyOverview => ({
  consents: [
    {
      text: "guardian",
      version: 2,
      language: "pt",
      givenAt: "2026-10-01T12:00:00.000Z",
      childName: "Lia",
    },
  ],
  erasure: {
    obstacle: null,
    children: ["Lia", "Rui"],
    childrenWhoStay: [],
    students: 0,
    cancelled: 1,
    anonymous: 2,
    ...erasure,
  },
});
const at = { path: "/account/privacy", session: sessionOf(userType.competitor) };

const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Apagar minha conta" }));
  return within(await screen.findByRole("dialog", { name: "Apagar a conta para sempre?" }));
};

it("A10 shows what was agreed to, with version and day", async () => {
  await renderPage(<PrivacySettingsPage />, {
    ...at,
    api: [answers(getPrivacy, () => overview())],
  });
  expect(await screen.findByText("Termo do responsável, por Lia")).toBeVisible();
  expect(screen.getByText(/Versão 2 · Português · 1 de outubro de 2026/)).toBeVisible();
});

it("A10 erasing names what is lost, asks for password and consent, and signs out", async () => {
  let sent: CallOf<typeof eraseAccount>["body"] | null = null;
  await renderPage(<PrivacySettingsPage />, {
    ...at,
    api: [
      answers(getPrivacy, () => overview()),
      answers(eraseAccount, ({ body }) => {
        sent = body;
        return ok;
      }),
    ],
  });
  const dialog = await open();
  expect(dialog.getByText("1 inscrição ainda não sorteada é cancelada.")).toBeVisible();
  expect(dialog.getByText(/2 inscrições em chaves sorteadas ficam como/)).toBeVisible();
  expect(dialog.getByText("Também são apagados: Lia e Rui.")).toBeVisible();

  await userEvent.type(dialog.getByLabelText(/^Sua senha/), "Chave-2026!");
  await userEvent.click(dialog.getByRole("button", { name: "Apagar para sempre" }));
  expect(sent).toBeNull();
  expect(await dialog.findByText("É preciso concordar para continuar.")).toBeVisible();
  await userEvent.click(dialog.getByLabelText("Entendi que isso não pode ser desfeito."));
  await userEvent.click(dialog.getByRole("button", { name: "Apagar para sempre" }));

  expect(await screen.findByText("A conta foi apagada.")).toBeVisible();
  expect(sent).toEqual({ password: "Chave-2026!", confirm: true });
  expect(token.read()).toBeNull();
});

it("A10 a wrong password is said at its field", async () => {
  await renderPage(<PrivacySettingsPage />, {
    ...at,
    api: [answers(getPrivacy, () => overview()), refuses(eraseAccount, { code: "password_wrong" })],
  });
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText(/^Sua senha/), "errada");
  await userEvent.click(dialog.getByLabelText("Entendi que isso não pode ser desfeito."));
  await userEvent.click(dialog.getByRole("button", { name: "Apagar para sempre" }));
  expect(await dialog.findByText("Senha incorreta.")).toBeVisible();
});

it("A10 says why an organization with events cannot be erased", async () => {
  await renderPage(<PrivacySettingsPage />, {
    ...at,
    api: [answers(getPrivacy, () => overview({ obstacle: "organization_has_events" }))],
  });
  expect(await screen.findByText(/Sua organização tem eventos/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Apagar minha conta" })).toBeNull();
});
