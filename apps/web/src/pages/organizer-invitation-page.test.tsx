import {
  acceptInvitation,
  type CallOf,
  getInvitation,
  getMe,
  type Invitation,
  login,
  ok,
  registerInvited,
  registerOrganizer,
  type Session,
  userType,
} from "@chave/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { OrganizerInvitationPage } from "./organizer-invitation-page.tsx";

const token = "a-token-of-more-than-twenty-letters";
const toHelp: Invitation = {
  kind: "staff",
  email: "rita@example.com",
  name: "Rita Alves",
  invitedBy: "Marta Souza",
  language: "pt",
  hasLogin: false,
  grants: [{ eventName: "Copa Recife", role: "scoreboard_manager", matName: "Tatame 2" }],
};
const toOrganize: Invitation = { ...toHelp, kind: "organizer", grants: [] };

const open = (api: ReturnType<typeof answers>[], session?: Session) =>
  renderPage(<OrganizerInvitationPage />, {
    path: "/organizer-invitation",
    at: `/organizer-invitation?token=${token}`,
    api,
    ...(session && { session }),
  });
const shows = (invitation: Invitation) => answers(getInvitation, () => invitation);
/** Pasted: typed letter by letter a long form takes a busy machine too long. */
const type = async (label: RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
/** `hidden` spares the search for hidden ancestors, which a long form makes slow. */
const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole("button", { name, hidden: true }));

it("A2 the organizer's form has the invited e-mail, which cannot be changed", async () => {
  let sent: CallOf<typeof registerOrganizer>["body"] | undefined;
  const { router } = await open([
    shows(toOrganize),
    answers(registerOrganizer, ({ body }) => {
      sent = body;
      return { emailVerified: true };
    }),
  ]);

  expect(await screen.findByText(/Marta Souza convidou você/)).toBeVisible();
  const email = screen.getByLabelText(/^Seu e-mail/);
  expect(email).toHaveValue("rita@example.com");
  expect(email).toHaveAttribute("readonly");
  await type(/^Senha/, "Chave-2026!");
  await type(/^Repita a senha/, "Chave-2026!");
  await type(/^Nome da organização/, "Liga do Agreste");
  await type(/^CNPJ/, "11222333000181");
  await type(/^E-mail para o público/, "contato@liga.org");
  await type(/^Telefone/, "81999999999");
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Criar conta de organizador");

  await screen.findByText("Elsewhere");
  expect(router.state.location.pathname).toBe("/login");
  expect(sent).toMatchObject({
    invitationToken: token,
    email: "rita@example.com",
    name: "Rita Alves",
    organization: { name: "Liga do Agreste", phone: "+5581999999999" },
  });
});

it("A2 a helper without a login makes one and is signed in", async () => {
  const { router } = await open([
    shows(toHelp),
    answers(registerInvited, () => ok),
    answers(login, () => ({ access_token: "a-token" })),
    answers(getMe, () => sessionOf(userType.manager)),
  ]);

  expect(await screen.findByText("Copa Recife")).toBeVisible();
  expect(screen.getByText("Gestor de placar · Tatame 2")).toBeVisible();
  await type(/^Senha/, "Chave-2026!");
  await type(/^Repita a senha/, "Chave-2026!");
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Criar conta e aceitar");

  await screen.findByText("Elsewhere");
  expect(router.state.location.pathname).toBe("/manager");
});

it("A2 a helper who is signed in accepts with one press, or takes another account", async () => {
  const session = sessionOf(userType.competitor, {}, "Rita Alves");
  const { router } = await open(
    [shows(toHelp), answers(acceptInvitation, () => ok), answers(getMe, () => session)],
    session,
  );

  expect(await screen.findByRole("link", { name: "Usar outra conta" })).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent(`/organizer-invitation?token=${token}`)}`,
  );
  await press(/Aceitar como/);

  await screen.findByText("Elsewhere");
  expect(router.state.location.pathname).toBe("/manager");
});

it("A2 a helper who has a login is led to it", async () => {
  await open([shows({ ...toHelp, hasLogin: true })]);
  expect(await screen.findByRole("link", { name: "Entrar e aceitar" })).toBeVisible();
});

it.each([
  ["invitation_expired", "Este convite venceu. Peça um novo a quem convidou você."],
  ["invitation_revoked", "Este convite foi cancelado por quem o enviou."],
  ["invitation_accepted", "Este convite já foi aceito."],
  ["not_found", "Não encontramos o que você procura."],
] as const)("A2 says why it is closed: %s", async (code, sentence) => {
  await open([refuses(getInvitation, { code })]);
  expect(await screen.findByText(sentence)).toBeVisible();
});
