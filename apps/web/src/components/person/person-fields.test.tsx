import { newGraduation, personFields } from "@chave/contract";
import { Button } from "@mantine/core";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { z } from "zod";
import { renderPage } from "#test/render-page.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { PersonFields, type PersonSection } from "./person-fields.tsx";
import { emptyPerson, type PersonValues, personValuesOf, toPersonInput } from "./person-values.ts";

const schema = z.object({
  person: personFields.extend({ graduations: z.array(newGraduation) }),
});

type Props = { sections: PersonSection[]; sent?: unknown[]; person?: PersonValues };

function Form({ sections, sent = [], person = emptyPerson }: Props) {
  const { form, onSubmit, refusal } = useContractForm({
    schema,
    initialValues: { person },
    toInput: ({ person }) => ({ person: toPersonInput(person) }),
    submit: async (input) => sent.push(input),
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <PersonFields form={form} prefix="person." sections={sections} />
      <FormRefusal message={refusal} />
      <Button type="submit">Salvar</Button>
    </form>
  );
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Salvar" }));
const section = (name: string) => within(screen.getByRole("group", { name }));
/** Pasted: these forms are large, and each key draws one anew. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const type = (label: string | RegExp, text: string) => fill(screen.getByLabelText(label), text);

const bornYearsAgo = (years: number) => `01/01/${new Date().getFullYear() - years}`;

async function introduce(birthDate: string) {
  await type(/^Nome completo/, "Ana Souza");
  await type(/^Data de nascimento/, birthDate);
  await userEvent.selectOptions(screen.getByLabelText(/^Sexo/), "Feminino");
}

it("A1 A10 sends what was typed, and null for each group that was left empty", async () => {
  const sent: unknown[] = [];
  await renderPage(
    <Form
      sections={["identity", "guardian", "contact", "document", "address", "social", "belts"]}
      sent={sent}
    />,
  );
  await introduce("12/03/1998");
  await type(/^Peso/, "57,5");
  await type("Telefone", "81999998888");
  await type("Instagram", "@ana.souza");
  await userEvent.click(screen.getByRole("button", { name: "Adicionar faixa" }));
  const row = section("Faixa 1");
  await userEvent.selectOptions(row.getByLabelText(/^Faixa/), "Azul");
  await fill(row.getByLabelText("Data da graduação"), "05/12/2024");
  expect(screen.queryByRole("group", { name: "Responsável" })).toBeNull();
  await save();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    person: {
      name: "Ana Souza",
      birthDate: "1998-03-12",
      sex: "female",
      weight: 57_500,
      country: "BR",
      phone: "+5581999998888",
      document: null,
      guardian: null,
      address: null,
      social: { facebook: "", instagram: "https://instagram.com/ana.souza", x: "" },
      gymId: null,
      affiliationId: null,
      graduations: [{ sport: "jiu_jitsu_gi", belt: "blue", graduatedOn: "2024-12-05" }],
    },
  });
});

it("A11 asks for a guardian under 18 only, says why, and at each field what is wrong", async () => {
  const sent: unknown[] = [];
  await renderPage(<Form sections={["identity", "guardian"]} sent={sent} />);
  expect(screen.queryByRole("group", { name: "Responsável" })).toBeNull();
  await introduce(bornYearsAgo(12));

  const guardian = section("Responsável");
  expect(guardian.getByText(/^Menores de 18 anos/)).toBeVisible();
  await fill(guardian.getByLabelText(/^CPF/), "11111111111");
  await save();
  await waitFor(() => expect(guardian.getByLabelText(/^Nome do responsável/)).toHaveFocus());
  expect(guardian.getByLabelText(/^CPF/)).toHaveAccessibleDescription(/^CPF inválido/);
  expect(screen.getByRole("alert")).toHaveTextContent("Corrija os campos indicados.");

  await fill(guardian.getByLabelText(/^Nome do responsável/), "Rita Souza");
  await userEvent.clear(guardian.getByLabelText(/^CPF/));
  await fill(guardian.getByLabelText(/^CPF/), "52998224725");
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        person: {
          guardian: {
            name: "Rita Souza",
            document: { type: "cpf", number: "529.982.247-25", country: "BR" },
          },
        },
      },
    ]),
  );
});

it("A11 leaves the guardian out once the birth date says 18", () => {
  const guardian = { name: "Rita", document: emptyPerson.document };
  const born = (years: number) => `${new Date().getFullYear() - years}-01-01`;
  const of = (years: number) => toPersonInput({ ...emptyPerson, guardian, birthDate: born(years) });
  expect(of(17).guardian).toMatchObject({ name: "Rita" });
  expect(of(18).guardian).toBeNull();
});

it("A10 another paper than a CPF names its country", async () => {
  const sent: unknown[] = [];
  await renderPage(<Form sections={["identity", "document"]} sent={sent} />);
  await introduce("12/03/1998");
  await userEvent.selectOptions(screen.getByLabelText("Tipo de documento"), "Passaporte");
  await type("Número do documento", "AB 123456");
  const country = screen.getByRole("combobox", { name: "País que emitiu" });
  await userEvent.click(country);
  await userEvent.clear(country);
  await userEvent.type(country, "Portugal");
  await userEvent.click(await screen.findByRole("option", { name: "Portugal" }));
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { person: { document: { type: "passport", number: "AB 123456", country: "PT" } } },
    ]),
  );
});

it("A10 belts are added and removed; one without a colour is refused", async () => {
  await renderPage(<Form sections={["belts"]} />);
  await userEvent.click(screen.getByRole("button", { name: "Adicionar faixa" }));
  await userEvent.click(screen.getByRole("button", { name: "Adicionar outra faixa" }));
  expect(section("Faixa 2").getByLabelText("Modalidade")).toHaveValue("jiu_jitsu_no_gi");
  await save();
  expect(section("Faixa 1").getByLabelText(/^Faixa/)).toHaveAccessibleDescription(
    "Campo obrigatório.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Remover a faixa 1" }));
  expect(section("Faixa 1").getByLabelText("Modalidade")).toHaveValue("jiu_jitsu_no_gi");
});

it("A10 a profile comes back as it went", () => {
  const profile = personFields.extend({ graduations: z.array(newGraduation) }).parse({
    ...toPersonInput({ ...emptyPerson, name: "Ana", birthDate: "1998-03-12", sex: "female" }),
    graduations: [{ sport: "jiu_jitsu_gi", belt: "blue", graduatedOn: null }],
  });
  const values = personValuesOf(profile);
  expect(values).toMatchObject({ phone: "", graduations: [{ graduatedOn: "" }] });
  expect(toPersonInput(values)).toEqual(profile);
});
