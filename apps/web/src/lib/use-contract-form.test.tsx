import { address } from "@chave/contract";
import { Button, TextInput } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { z } from "zod";
import { renderPage } from "#test/render-page.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { ApiError } from "./api.ts";
import { useContractForm } from "./use-contract-form.ts";
import { withRepetition } from "./with-repetition.ts";

const body = z.object({ email: z.email(), person: z.object({ name: z.string().min(1), address }) });
const initialValues = {
  email: "",
  emailAgain: "",
  person: {
    name: "",
    address: {
      ...{ country: "BR", postalCode: "", state: "", city: "" },
      ...{ neighborhood: "", street: "", number: "", complement: "" },
    },
  },
};
type Values = typeof initialValues;

function Form({ submit }: { submit: (input: unknown) => Promise<unknown> }) {
  const { form, onSubmit, refusal } = useContractForm({
    schema: withRepetition(body, "email", "emailAgain"),
    initialValues,
    toInput: (values: Values) => ({ ...values, email: values.email.trim() }),
    submit,
    fieldOf: { email_taken: "email", guardian_required: "person.name" },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <TextInput label="Nome" {...form.getInputProps("person.name")} />
      <TextInput label="CEP" {...form.getInputProps("person.address.postalCode")} />
      <TextInput label="E-mail" {...form.getInputProps("email")} />
      <TextInput label="De novo" {...form.getInputProps("emailAgain")} />
      <FormRefusal message={refusal} />
      <Button type="submit">Salvar</Button>
    </form>
  );
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Salvar" }));
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label, { exact: true }), text);

async function show(submit: (input: unknown) => Promise<unknown> = async () => {}) {
  await renderPage(<Form submit={submit} />);
}
async function fillIn() {
  await type("Nome", "Ana");
  await type("E-mail", " ana@example.com ");
  await type("De novo", "ana@example.com");
}
const refuse =
  (code: ApiError["code"], details = {}) =>
  async () => {
    throw new ApiError({ code, message: "", details }, 400, "/people");
  };

it("X24 X25 errors stand at nested fields, the first on the screen gets the focus, a summary above the button", async () => {
  await show();
  await type("CEP", "123");
  await type("De novo", "outro");

  await save();

  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveFocus());
  const said = (label: string) => screen.getByLabelText(label, { exact: true });
  expect(said("Nome")).toHaveAccessibleDescription("Campo obrigatório.");
  expect(said("CEP")).toHaveAccessibleDescription(/^CEP inválido/);
  expect(said("E-mail")).toHaveAccessibleDescription("Campo obrigatório.");
  expect(said("De novo")).toHaveAccessibleDescription("Os valores são diferentes.");
  expect(screen.getByRole("alert")).toHaveTextContent("Corrija os campos indicados.");
});

it("X24 X25 asks to fill in what was left empty", async () => {
  await show();
  await save();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveFocus());
  expect(screen.getByRole("alert")).toHaveTextContent("Preencha todos os campos obrigatórios.");
});

it("X24 one wrong field says it itself, without a summary", async () => {
  await show();
  await fillIn();
  await type("CEP", "123");

  await save();

  await waitFor(() => expect(screen.getByLabelText("CEP")).toHaveFocus());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("submits what the schema checked", async () => {
  const sent: unknown[] = [];
  await show(async (input) => sent.push(input));
  await fillIn();
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ email: "ana@example.com" }]));
});

it("V1 puts the API's own words at nested fields", async () => {
  await show(
    refuse("invalid_input", {
      "person.address.postalCode": "CEP inválido.",
      "person.name": "Curto.",
    }),
  );
  await fillIn();
  await save();

  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveFocus());
  expect(screen.getByLabelText("CEP")).toHaveAccessibleDescription("CEP inválido.");
  expect(screen.getByRole("alert")).toHaveTextContent("Corrija os campos indicados.");

  await type("Nome", " Souza");
  await type("CEP", "1");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("puts a refusal at the nested field it is about", async () => {
  await show(refuse("guardian_required"));
  await fillIn();
  await save();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveFocus());
  expect(screen.getByLabelText("Nome")).toBeInvalid();
});

it("X24 says above the button what is about no field that is shown", async () => {
  await show(refuse("invalid_input", { "person.address.city": "Curto." }));
  await fillIn();
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent("Corrija os campos indicados.");
});
