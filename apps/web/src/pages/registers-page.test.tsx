import {
  type CallOf,
  type Category,
  listCategories,
  listRegistrations,
  type Registration,
  registration,
  updateRegistration,
} from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, refuses } from "#test/render-page.tsx";
import { renderSetUpPage } from "#test/render-set-up-page.tsx";
import { sampleCategory, sampleId } from "#test/sample-bracket.ts";
import { RegistersPage } from "./registers-page.tsx";

const light = sampleCategory({ entries: 5, hasBracket: false });
const middle = sampleCategory({
  id: sampleId(2, 2) as Category["id"],
  weightClass: "middle",
  entries: 3,
  hasBracket: false,
});

const registrationOf = (n: number, changes: Partial<Registration> = {}): Registration => ({
  ...registration.parse({
    id: sampleId(1, n),
    eventId: sampleId(3, 1),
    categoryId: light.id,
    competitorId: sampleId(6, n),
    name: "Ana Lima",
    gymName: "Ares",
    belt: "blue",
    sex: "female",
    birthYear: 2001,
    weight: 71_200,
    seed: null,
    inBracket: false,
  }),
  ...changes,
});

const pageOf = (data: Registration[]) => ({ data, total: data.length, page: 1, pageSize: 50 });
const event = eventOf({ registrations: 1 });
const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Mudar Ana Lima" }));
  return within(screen.getByRole("form", { name: "Mudar Ana Lima" }));
};

it("moves an athlete to another category and says before what that does", async () => {
  let sent: CallOf<typeof updateRegistration>["body"] | null = null;
  await renderSetUpPage(<RegistersPage />, {
    event,
    api: [
      answers(listCategories, () => [light, middle]),
      answers(listRegistrations, () => pageOf([registrationOf(1)])),
      answers(updateRegistration, ({ body }) => {
        sent = body;
        return registrationOf(1, { categoryId: middle.id });
      }),
    ],
  });

  const form = await open();
  const category = form.getByRole("combobox", { name: "Categoria" });
  await userEvent.clear(category);
  await userEvent.type(category, "azul medio");
  await userEvent.click(await screen.findByRole("option", { name: /Médio/ }));

  expect(
    form.getByText(/Sai de .*Leve.* \(5 → 4\)\. Entra em .*Médio.* \(3 → 4\)\./),
  ).toBeVisible();
  await userEvent.clear(form.getByLabelText("Peso"));
  await userEvent.type(form.getByLabelText("Peso"), "77,5");
  await userEvent.clear(form.getByLabelText("Ano de nascimento"));
  await userEvent.type(form.getByLabelText("Cabeça de chave"), "2{Enter}");

  expect(await screen.findByText("Ana Lima salvo.")).toBeVisible();
  expect(sent).toEqual({
    ...{ name: "Ana Lima", gymName: "Ares", categoryId: middle.id, seed: 2 },
    ...{ birthYear: null, belt: "blue", weight: 77_500 },
  });
  expect(screen.getByRole("button", { name: "Mudar Ana Lima" })).toHaveFocus();
});

it("says at the form why a change was refused", async () => {
  await renderSetUpPage(<RegistersPage />, {
    event,
    api: [
      answers(listCategories, () => [light, middle]),
      answers(listRegistrations, () => pageOf([registrationOf(1)])),
      refuses(updateRegistration, { code: "registration_in_bracket" }),
    ],
  });

  const form = await open();
  await userEvent.click(form.getByRole("button", { name: "Salvar" }));

  expect(await form.findByRole("alert")).toHaveTextContent("já foi sorteada");
});

it("lets a drawn athlete be corrected but not moved, and leads to the bracket", async () => {
  await renderSetUpPage(<RegistersPage />, {
    event,
    api: [
      answers(listCategories, () => [light]),
      answers(listRegistrations, () => pageOf([registrationOf(1, { inBracket: true })])),
    ],
  });

  const form = await open();

  for (const label of [/^Nome/, "Cabeça de chave"])
    expect(form.getByLabelText(label)).toBeDisabled();
  expect(form.getByRole("combobox", { name: "Categoria" })).toBeDisabled();
  for (const label of ["Academia", "Peso", "Ano de nascimento"])
    expect(form.getByLabelText(label)).toBeEnabled();
  expect(screen.getByText(/já foi sorteada/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver a chave" })).toHaveAttribute(
    "href",
    `/config-event/copa-recife/brackets/${light.id}`,
  );
});

it("searches while one types and keeps the search in the address", async () => {
  const { router } = await renderSetUpPage(<RegistersPage />, {
    event,
    api: [
      answers(listCategories, () => [light]),
      answers(listRegistrations, ({ query }) =>
        pageOf(query.search === "zé" ? [] : [registrationOf(1)]),
      ),
    ],
  });

  await userEvent.type(await screen.findByRole("searchbox"), "zé");

  expect(await screen.findByText("Ninguém corresponde à busca")).toBeVisible();
  expect(router.state.location.search).toBe(`?search=${encodeURIComponent("zé")}`);
  await userEvent.click(screen.getByRole("button", { name: "Limpar busca" }));
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue(""));
  expect(await screen.findByText("Ana Lima")).toBeVisible();
});

it("says where to begin while nobody is registered", async () => {
  await renderSetUpPage(<RegistersPage />, {
    api: [answers(listCategories, () => [light]), answers(listRegistrations, () => pageOf([]))],
  });

  expect(await screen.findByText("Ainda não há atletas")).toBeVisible();
  expect(screen.getByRole("link", { name: "Importar lista" })).toBeVisible();
});
