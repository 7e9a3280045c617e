import {
  addFromTemplate,
  type CallOf,
  type Category,
  deleteCategory,
  listCategories,
  previewTemplate,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses } from "#test/render-page.tsx";
import { renderSetUpPage } from "#test/render-set-up-page.tsx";
import { sampleCategory, sampleId } from "#test/sample-bracket.ts";
import { CategoriesPage } from "./categories-page.tsx";

const categoryOf = (n: number, changes: Partial<Category> = {}) =>
  sampleCategory({ id: sampleId(2, n) as Category["id"], entries: 0, ...changes });

type Choice = CallOf<typeof previewTemplate>["body"];

it("counts what a choice of the template adds before it is saved", async () => {
  const asked: Choice[] = [];
  let added: Choice | null = null;
  await renderSetUpPage(<CategoriesPage />, {
    api: [
      answers(listCategories, () => []),
      answers(previewTemplate, ({ body }) => {
        asked.push(body);
        return { adds: 42, already: 6 };
      }),
      answers(addFromTemplate, ({ body }) => {
        added = body;
        return { added: 42, already: 6 };
      }),
    ],
  });

  await userEvent.click(await screen.findByRole("button", { name: "Adicionar da tabela" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("button", { name: "Adicionar" })).toBeDisabled();
  await userEvent.click(dialog.getByRole("checkbox", { name: "Adulto, 18+ anos" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Azul" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Feminino" }));

  expect(await dialog.findByText("Adiciona 42 categorias.")).toBeVisible();
  expect(dialog.getByRole("status")).toHaveTextContent("6 já existem.");
  await userEvent.click(dialog.getByRole("button", { name: "Adicionar" }));

  expect(await screen.findByText("42 categorias adicionadas.")).toBeVisible();
  const choice = { divisions: ["adult"], belts: ["blue"], sexes: ["male"], withOpenClass: false };
  expect(asked.at(-1)).toEqual(choice);
  expect(added).toEqual(choice);
});

it("says which chosen belts a division lacks", async () => {
  await renderSetUpPage(<CategoriesPage />, {
    api: [
      answers(listCategories, () => []),
      answers(previewTemplate, () => ({ adds: 9, already: 0 })),
    ],
  });

  await userEvent.click(await screen.findByRole("button", { name: "Adicionar da tabela" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getAllByRole("button", { name: "Adulto" })[0]!);
  await userEvent.click(dialog.getByRole("button", { name: "Infantil" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Azul" }));

  expect(dialog.getByText(/^Azul: não existe em Infantil/)).toBeVisible();
});

it("groups the categories and finds one by parts of its name", async () => {
  await renderSetUpPage(<CategoriesPage />, {
    api: [
      answers(listCategories, () => [
        categoryOf(1, { entries: 3 }),
        categoryOf(2, { weightClass: "middle", entries: 2 }),
        categoryOf(3, { division: "juvenile_1", belt: "white" }),
        categoryOf(4, { division: null, belt: null, weightClass: null, name: "Superluta" }),
      ]),
    ],
  });

  expect(
    await screen.findByRole("button", { name: /Adulto.*2 categorias.*5 atletas/ }),
  ).toBeVisible();
  expect(screen.getByText("4 categorias · 5 atletas")).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox"), "adulto medio");

  expect(await screen.findByText("1 categoria encontrada · 2 atletas")).toBeVisible();
  expect(screen.queryByText("Superluta")).toBeNull();
});

it("asks before it deletes, and says why a category with athletes stays", async () => {
  await renderSetUpPage(<CategoriesPage />, {
    api: [
      answers(listCategories, () => [
        categoryOf(1, { entries: 3 }),
        categoryOf(2, { weightClass: "middle" }),
      ]),
      refuses(deleteCategory, { code: "category_has_registrations" }),
    ],
  });

  await userEvent.click(await screen.findByRole("button", { name: /^Excluir .*Leve/ }));
  expect(await screen.findByText(/3 atletas estão inscritos em Adulto/)).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await userEvent.click(screen.getByRole("button", { name: /^Excluir .*Médio/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Excluir categoria" }));
  expect(await screen.findByText(/Esta categoria tem atletas inscritos/)).toBeVisible();
});
