import { newPassword } from "@chave/contract";
import { Button } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { renderPage } from "#test/render-page.tsx";
import { passwordRules } from "#web/lib/password-rules.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { withRepetition } from "#web/lib/with-repetition.ts";
import { PasswordFields } from "./password-fields.tsx";

const schema = withRepetition(z.object({ password: newPassword }), "password", "passwordAgain");

function Form() {
  const { form, onSubmit } = useContractForm({
    schema,
    initialValues: { password: "", passwordAgain: "" },
    submit: async () => {},
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <PasswordFields form={form} />
      <Button type="submit">Salvar</Button>
    </form>
  );
}

const met = () =>
  screen
    .getAllByRole("listitem")
    .filter((rule) => rule.dataset.met === "true")
    .map((rule) => rule.textContent);

it("V4 ticks each rule while the password is typed", async () => {
  await renderPage(<Form />);
  const field = screen.getByLabelText(/^Senha/);
  const [length, digit, special, upper, lower] = screen
    .getAllByRole("listitem")
    .map((rule) => rule.textContent);
  for (const [typed, rules] of [
    ["a", [lower]],
    ["aB", [upper, lower]],
    ["aB3", [digit, upper, lower]],
    ["aB3!", [digit, special, upper, lower]],
    ["aB3!aB3!", [length, digit, special, upper, lower]],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(met()).toEqual(rules);
  }
});

it.each([
  ["Chave-2026!", true],
  ["chave-2026!", false],
  ["CHAVE-2026!", false],
  ["Chave-quatro!", false],
  ["Chave2026", false],
  ["Ch-2026", false],
  ["Água-2026 é", true],
])("V4 the password %j: %s", (password, accepted) => {
  expect(newPassword.safeParse(password).success).toBe(accepted);
});

it("V4 the five rules together are the contract's", () => {
  const likely = fc.string({ unit: fc.constantFrom(..."aáBÁ1!- ç") });
  fc.assert(
    fc.property(fc.oneof(likely, fc.string()), (password) => {
      const all = Object.values(passwordRules).every((rule) => rule.test(password));
      expect(newPassword.safeParse(password).success).toBe(all);
    }),
    { numRuns: 1_000 },
  );
});

it("X25 V1 says that the two are different", async () => {
  await renderPage(<Form />);
  await userEvent.type(screen.getByLabelText(/^Senha/), "Chave-2026!");
  await userEvent.type(screen.getByLabelText(/^Repita/), "Chave-2027!");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  const again = screen.getByLabelText(/^Repita/);
  await waitFor(() => expect(again).toHaveFocus());
  expect(again).toHaveAccessibleDescription("Os valores são diferentes.");
});
