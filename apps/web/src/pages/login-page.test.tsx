import { getMe, login, type Session, userType } from "@chave/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { token } from "#web/lib/token.ts";
import { LoginPage } from "./login-page.tsx";

const organizer = sessionOf(userType.organizer);

async function signInAt(at: string, session: Session = organizer) {
  const { router } = await renderPage(<LoginPage />, {
    path: "/login",
    at,
    api: [answers(login, () => ({ access_token: "a-token" })), answers(getMe, () => session)],
  });
  await userEvent.type(screen.getByLabelText("E-mail ou usuário"), "marta@fpjj.org");
  await userEvent.type(screen.getByLabelText("Senha"), "Segredo#1");
  await userEvent.click(screen.getByRole("button", { name: "Entrar" }));
  await screen.findByText("Elsewhere");
  return router.state.location;
}

it.each([
  ["an organizer to the events", "/login", organizer, "/organizer/account/events"],
  ["an admin to the administration", "/login", sessionOf(userType.admin), "/admin/main"],
  ["a competitor to the profile", "/login", sessionOf(userType.competitor), "/competitor"],
  ["a teacher to the profile", "/login", sessionOf(userType.teacher), "/teacher"],
  ["a teacher who fights too", "/login", sessionOf(userType.teacherCompetitor), "/teacher"],
  ["a helper to the tasks", "/login", sessionOf(userType.manager), "/manager"],
  ["back to what was asked for", "/login?next=/config-event/copa", organizer, "/config-event/copa"],
  ["on to the new event", "/login?from=new-event", organizer, "/organizer/register-event"],
  ["never to another site", "/login?next=//evil.test", organizer, "/organizer/account/events"],
  [
    "to a password of their own first",
    "/login?next=/config-event/copa",
    sessionOf(userType.organizer, { mustChangePassword: true }),
    "/change-password",
  ],
])("stores the token and leads %s", async (_case, at, session, pathname) => {
  const location = await signInAt(at, session);

  expect(location.pathname).toBe(pathname);
  expect(token.read()).toBe("a-token");
});

it("X2 says that the e-mail or the password is wrong", async () => {
  await renderPage(<LoginPage />, {
    path: "/login",
    api: [refuses(login, { code: "wrong_credentials" })],
  });

  await userEvent.type(screen.getByLabelText("E-mail ou usuário"), "marta@fpjj.org");
  await userEvent.type(screen.getByLabelText("Senha"), "errada");
  await userEvent.click(screen.getByRole("button", { name: "Entrar" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Não foi possível autenticar: seu e-mail ou senha está incorreto.",
  );
  expect(token.read()).toBeNull();
});

it("X24 X25 asks for what is missing before it calls, at the field, and goes there", async () => {
  await renderPage(<LoginPage />, { path: "/login" });

  await userEvent.click(screen.getByRole("button", { name: "Entrar" }));

  const email = screen.getByLabelText("E-mail ou usuário");
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription("Campo obrigatório.");
});

it("A3 A6 leads to a new account and to a forgotten password, and keeps what for", async () => {
  await renderPage(<LoginPage />, { path: "/login", at: "/login?from=new-event" });

  expect(screen.getByRole("link", { name: "Cadastrar organização" })).toHaveAttribute(
    "href",
    "/register-organizer?from=new-event",
  );
  expect(screen.getByRole("link", { name: "Esqueci a senha" })).toHaveAttribute(
    "href",
    "/recover-password",
  );
  expect(screen.queryByRole("link", { name: "Criar conta" })).toBeNull();
});
