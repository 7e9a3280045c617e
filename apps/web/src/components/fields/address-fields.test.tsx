import { findAddress } from "@chave/contract";
import { useForm } from "@mantine/form";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { AddressFields } from "./address-fields.tsx";

const empty = {
  ...{ country: "BR", postalCode: "", state: "", city: "" },
  ...{ neighborhood: "", street: "", number: "", complement: "" },
};

function Form() {
  const form = useForm({ initialValues: { home: empty } });
  return (
    <>
      <AddressFields form={form} prefix="home." />
      <output>{JSON.stringify(form.values.home)}</output>
    </>
  );
}

const places = {
  "50030230": { state: "PE", city: "Recife", neighborhood: "Recife", street: "Rua do Bom Jesus" },
  "01001000": { state: "SP", city: "São Paulo", neighborhood: "Sé", street: "Praça da Sé" },
  // The code of a whole town.
  "55590000": { state: "PE", city: "Ipojuca", neighborhood: "", street: "" },
};
const found = answers(findAddress, ({ params: { postalCode } }) => ({
  postalCode,
  ...places[postalCode as keyof typeof places],
}));

const field = (label: string) => screen.getByRole("textbox", { name: label });
const kept = () => JSON.parse(screen.getAllByRole("status").at(-1)?.textContent ?? "");
const cep = () => field("CEP");

it("A10 V1 the CEP fills in what is empty or what an earlier CEP filled in, never what was typed", async () => {
  await renderPage(<Form />, { api: [found] });

  await userEvent.type(cep(), "50030230");
  await waitFor(() => expect(field("Rua")).toHaveValue("Rua do Bom Jesus"));
  expect(cep()).toHaveValue("50030-230");
  expect(cep()).toHaveAccessibleDescription("Endereço encontrado: Recife, PE.");
  expect(kept()).toMatchObject({ state: "PE", city: "Recife", neighborhood: "Recife" });

  await userEvent.clear(field("Rua"));
  await userEvent.type(field("Rua"), "Minha rua");
  await userEvent.clear(cep());
  await userEvent.type(cep(), "01001-000");
  await waitFor(() => expect(field("Cidade")).toHaveValue("São Paulo"));
  expect(kept()).toMatchObject({ state: "SP", neighborhood: "Sé", street: "Minha rua" });

  await userEvent.clear(cep());
  await userEvent.type(cep(), "55590000");
  await waitFor(() => expect(field("Cidade")).toHaveValue("Ipojuca"));
  expect(kept()).toMatchObject({ state: "PE", neighborhood: "", street: "Minha rua" });
});

it.each([
  ["postal_code_unknown", /^Endereço não encontrado/],
  ["postal_code_service_down", /^A consulta de CEP não respondeu/],
] as const)("X5 A10 %s is said at the field and blocks nothing", async (code, said) => {
  await renderPage(<Form />, { api: [refuses(findAddress, { code })] });
  await userEvent.type(cep(), "99999999");
  await waitFor(() => expect(cep()).toHaveAccessibleDescription(said));
  await userEvent.type(field("Cidade"), "Olinda");
  expect(kept()).toMatchObject({ postalCode: "99999-999", city: "Olinda" });
  await userEvent.type(cep(), "{Backspace}");
  expect(cep()).toHaveAccessibleDescription(/^Com o CEP/);
});

it("A10 elsewhere the postal code and the state are free", async () => {
  await renderPage(<Form />);
  const country = screen.getByRole("combobox", { name: "País" });
  await userEvent.click(country);
  await userEvent.clear(country);
  await userEvent.type(country, "Portugal");
  await userEvent.click(await screen.findByRole("option", { name: "Portugal" }));
  await userEvent.type(field("Código postal"), "1100-053");
  await userEvent.type(field("Estado ou região"), "Lisboa");
  expect(kept()).toMatchObject({ country: "PT", postalCode: "1100-053", state: "Lisboa" });
});

it("V1 in Brazil the state comes from the list", async () => {
  await renderPage(<Form />);
  await userEvent.type(screen.getByRole("combobox", { name: "Estado" }), "pe");
  await userEvent.click(await screen.findByRole("option", { name: "PE" }));
  expect(kept()).toMatchObject({ state: "PE" });
});
