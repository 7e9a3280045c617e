import { drawAll, listCategories, listFights } from "@chave/contract";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers } from "#test/fake-api.ts";
import { renderSetUpPage } from "#test/render-set-up-page.tsx";
import { sampleCategory, sampleId } from "#test/sample-bracket.ts";
import { BracketsAssemblePage } from "./brackets-assemble-page.tsx";

const light = sampleCategory({ hasBracket: false });
const alone = sampleCategory({ id: sampleId(2, 2) as never, weightClass: "heavy", entries: 1 });
const empty = sampleCategory({ id: sampleId(2, 3) as never, weightClass: "rooster", entries: 0 });

it("draws everything with one button and prints the seed", async () => {
  let categories = [light, alone, empty];
  await renderSetUpPage(<BracketsAssemblePage />, {
    api: [
      answers(listCategories, () => categories),
      answers(listFights, () => []),
      answers(drawAll, ({ body }) => {
        categories = [{ ...light, hasBracket: true }, alone, empty];
        const failed = [{ categoryId: empty.id, code: "category_without_entries" }];
        return { drawn: 1, alone: 1, seed: body?.seed ?? "8f1c", failed };
      }),
    ],
  });

  await userEvent.click(await screen.findByRole("button", { name: "Usar uma semente própria" }));
  await userEvent.type(screen.getByLabelText("Semente"), "Mega-Sena 2715");
  await userEvent.click(screen.getByRole("button", { name: "Sortear 1 categoria" }));

  const report = await screen.findByRole("status");
  expect(report).toHaveTextContent("1 chave sorteada · 1 atleta só na categoria: ouro sem luta");
  expect(within(report).getByText("Mega-Sena 2715")).toBeVisible();
  expect(report).toHaveTextContent("A categoria não tem atletas.");
  expect(await screen.findByRole("radio", { name: "A sortear 0" })).toBeInTheDocument();
});

it("draws once when pressed twice, and names no seed when nothing was drawn", async () => {
  let draws = 0;
  await renderSetUpPage(<BracketsAssemblePage />, {
    api: [
      answers(listCategories, () => [light]),
      answers(listFights, () => []),
      answers(drawAll, () => {
        draws += 1;
        return { drawn: 0, alone: 0, seed: "8f1c", failed: [] };
      }),
    ],
  });
  const button = await screen.findByRole("button", { name: "Sortear 1 categoria" });

  act(() => {
    button.click();
    button.click();
  });

  expect(await screen.findByRole("status")).not.toHaveTextContent("8f1c");
  expect(draws).toBe(1);
});

it("shows what needs a person", async () => {
  await renderSetUpPage(<BracketsAssemblePage />, {
    api: [answers(listCategories, () => [light, alone]), answers(listFights, () => [])],
  });

  await userEvent.click(await screen.findByText("Precisam de você 1"));

  expect(screen.getByText(/atleta só: junte com outra/)).toBeVisible();
  expect(screen.queryByText(/Leve/)).toBeNull();
});

it("leads to the import while there are no athletes", async () => {
  await renderSetUpPage(<BracketsAssemblePage />, {
    api: [answers(listCategories, () => [empty]), answers(listFights, () => [])],
  });

  expect(await screen.findByRole("link", { name: "Importar atletas" })).toHaveAttribute(
    "href",
    "/config-event/copa-recife/import-athletes",
  );
});
