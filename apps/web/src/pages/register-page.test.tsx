import {
  type CallOf,
  getMe,
  ok,
  register,
  sendEmailCode,
  userType,
  verifyEmail,
} from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { RegisterPage } from "./register-page.tsx";

const open = (search: string, api: ReturnType<typeof answers>[] = []) =>
  renderPage(<RegisterPage />, { path: "/register", at: `/register${search}`, api });

/** Pasted: typed letter by letter a long form takes a busy machine too long. */
const type = async (label: string | RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
/** `hidden` spares the search for hidden ancestors, which a long form makes slow. */
const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }));

async function fillAccount() {
  await type(/^E-mail/, "ana@example.com");
  await type(/^Senha/, "Chave-2026!");
  await type(/^Repita a senha/, "Chave-2026!");
  await press("Continuar");
}
async function fillPerson(birthDate: string) {
  await type(/^Nome completo/, "Ana Lima");
  await type(/^Data de nascimento/, birthDate);
  await userEvent.selectOptions(screen.getByLabelText(/^Sexo/), "Feminino");
  await press("Continuar");
}

it("A1 says what each kind of account is for, and keeps why the person came", async () => {
  await open("?next=/event-detail/copa");

  expect(screen.getByText("Inscrevo e acompanho os atletas da minha academia.")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Professor e competidor/ })).toHaveAttribute(
    "href",
    "/register?next=%2Fevent-detail%2Fcopa&type=teacher_competitor",
  );
  expect(screen.getByRole("link", { name: /^Vou organizar/ })).toHaveAttribute(
    "href",
    "/register-organizer",
  );
});

it("A1 asks step by step, sends all at the end, and goes on to the code", async () => {
  let sent: CallOf<typeof register>["body"] | undefined;
  const registered = answers(register, ({ body }) => {
    sent = body;
    return ok;
  });
  const { router } = await open("?type=competitor", [registered]);

  await press("Continuar");
  expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(/Campo obrigatório/);
  await fillAccount();
  await fillPerson("12041995");
  expect(await screen.findByText("Etapa 3 de 4")).toBeVisible();
  await press("Continuar");
  await press("Criar conta");
  expect(await screen.findByText("É preciso aceitar os termos para criar a conta.")).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Criar conta");

  await screen.findByRole("heading", { name: "Confirme seu e-mail" });
  expect(router.state.location.search).toBe("?verify=ana%40example.com");
  expect(sent).toMatchObject({
    accountType: "competitor",
    email: "ana@example.com",
    language: "pt",
    acceptTerms: true,
    person: { name: "Ana Lima", birthDate: "1995-04-12", sex: "female", guardian: null },
  });
  expect(sent).not.toHaveProperty("passwordAgain");
});

it("A1 leads back to the step in which the e-mail is taken", async () => {
  await open("?type=teacher", [refuses(register, { code: "email_taken" })]);
  await fillAccount();
  await fillPerson("12041995");
  await press("Continuar");
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Criar conta");

  const email = await screen.findByLabelText(/^E-mail/);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Já existe uma conta/));
});

it("A11 asks for the guardian of whoever is under 18 before it goes on", async () => {
  await open("?type=competitor");
  await fillAccount();
  await fillPerson(`0101${new Date().getFullYear() - 10}`);

  const guardian = await screen.findByRole("group", { name: "Responsável" });
  expect(within(guardian).getByLabelText(/Nome do responsável/)).toHaveAccessibleDescription(/.+/);
  expect(screen.getByText("Etapa 2 de 4")).toBeVisible();
});

it("A6 the right code leads to the login, with what the person came for", async () => {
  let tried: unknown;
  const right = answers(verifyEmail, ({ body }) => {
    tried = body;
    return ok;
  });
  const { router } = await open("?verify=ana@example.com&from=new-event", [right]);

  await type(/^Código/, "123 456");
  await press("Confirmar");

  await screen.findByText("Elsewhere");
  expect(screen.getByText("E-mail confirmado. Agora é só entrar.")).toBeVisible();
  expect(tried).toEqual({ email: "ana@example.com", code: "123456" });
  expect(router.state.location).toMatchObject({ pathname: "/login", search: "?from=new-event" });
});

it("A6 X7 a wrong code says so at the field, and the mail's link brings the code along", async () => {
  await open("?verify=ana@example.com&code=111111", [
    refuses(verifyEmail, { code: "invalid_code" }),
  ]);

  await press("Confirmar");

  await waitFor(() =>
    expect(screen.getByLabelText(/^Código/)).toHaveAccessibleDescription(/Código inválido/),
  );
  expect(screen.getByLabelText(/^Código/)).toHaveValue("111111");
});

it("A6 sends another code and counts the seconds until the next", async () => {
  await open("?verify=ana@example.com", [answers(sendEmailCode, () => ok)]);

  await press("Enviar outro código");

  expect(await screen.findByRole("button", { name: /em (60|59) s/ })).toBeDisabled();
  expect(screen.getByText("Enviamos outro código.")).toBeVisible();
});

it("A6 says how long to wait when the last code is too fresh", async () => {
  const early = refuses(sendEmailCode, { code: "too_many_requests", details: { seconds: 33 } });
  await open("?verify=ana@example.com", [early]);

  await press("Enviar outro código");

  expect(await screen.findByRole("button", { name: /em (33|32) s/ })).toBeDisabled();
});

it("A6 whoever is signed in goes home with the confirmed e-mail", async () => {
  const session = sessionOf(userType.organizer, { emailVerified: false });
  const { router } = await renderPage(<RegisterPage />, {
    path: "/register",
    at: "/register?verify=marta@fpjj.org&code=123456",
    api: [answers(verifyEmail, () => ok), answers(getMe, () => session)],
    session,
  });

  await press("Confirmar");

  await screen.findByText("Elsewhere");
  expect(router.state.location.pathname).toBe("/organizer/account/events");
});
