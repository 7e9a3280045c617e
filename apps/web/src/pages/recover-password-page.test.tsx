import { type CallOf, forgotPassword, ok, resetPassword } from "@chave/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { RecoverPasswordPage } from "./recover-password-page.tsx";

const open = (search: string, ...api: ReturnType<typeof answers>[]) =>
  renderPage(<RecoverPasswordPage />, {
    path: "/recover-password",
    at: `/recover-password${search}`,
    api,
  });
/** Pasted: typed letter by letter a long form takes a busy machine too long. */
const type = async (label: RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function choose(password: string) {
  await type(/^Senha/, password);
  await type(/^Repita a senha/, password);
  await press("Trocar a senha");
}

it("A6 asks for the e-mail, then for the code and a new password, and leads to the login", async () => {
  let sent: CallOf<typeof resetPassword>["body"] | undefined;
  const { router } = await open(
    "",
    answers(forgotPassword, () => ok),
    answers(resetPassword, ({ body }) => {
      sent = body;
      return ok;
    }),
  );

  await type(/^E-mail/, "ana@example.com");
  await press("Enviar código");
  expect(await screen.findByText(/Se houver uma conta com ana@example.com/)).toBeVisible();
  expect(screen.getByRole("button", { name: /Enviar outro código em/ })).toBeDisabled();
  await type(/^Código/, "123456");
  await choose("Outra-2026!");

  await screen.findByText("Elsewhere");
  expect(screen.getByText("Senha trocada. Entre com a nova senha.")).toBeVisible();
  expect(router.state.location.pathname).toBe("/login");
  expect(sent).toEqual({ email: "ana@example.com", code: "123456", newPassword: "Outra-2026!" });
});

it("A6 the mail's link brings e-mail and code along; a wrong code is said at the field", async () => {
  await open(
    "?email=ana@example.com&code=654321",
    refuses(resetPassword, { code: "invalid_code" }),
  );

  const code = screen.getByLabelText(/^Código/);
  expect(code).toHaveValue("654321");
  await choose("Outra-2026!");

  await waitFor(() => expect(code).toHaveAccessibleDescription(/Código inválido/));
});

it("A12 tells who signs in with a username whom to ask", async () => {
  await open("");
  expect(screen.getByText(/Peça uma nova senha ao seu professor/)).toBeVisible();
});
