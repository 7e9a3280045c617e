import { addMat, listMatManagers, listMats, type Mat, mat, renameMat } from "@chave/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, refuses } from "#test/render-page.tsx";
import { renderSetUpPage } from "#test/render-set-up-page.tsx";
import { sampleId } from "#test/sample-bracket.ts";
import { MatsPage } from "./mats-page.tsx";

const matOf = (n: number, name = `Tatame ${n}`): Mat =>
  mat.parse({ id: sampleId(5, n), eventId: sampleId(3, 1), name, position: n, fights: 0 });

it("E8 names who keeps the scoreboard of each mat, and who loses it with the mat", async () => {
  const managers = [
    { id: sampleId(7, 1), matId: sampleId(5, 1), name: "Bia", state: "active" },
    { id: sampleId(7, 2), matId: sampleId(5, 1), name: "Caio", state: "invited" },
  ];
  await renderSetUpPage(<MatsPage />, {
    api: [
      answers(listMats, () => [matOf(1), matOf(2)]),
      answers(listMatManagers, () => listMatManagers.response.parse(managers)),
    ],
  });

  expect(await screen.findByText("Placar: Bia, Caio (convidado)")).toBeVisible();
  expect(screen.getAllByText(/^Placar:/)).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Excluir Tatame 1" }));
  expect(
    await screen.findByText("Bia, Caio (convidado) deixam de cuidar do placar deste tatame."),
  ).toBeVisible();
});

it("adds several mats, numbered on", async () => {
  const mats = [matOf(1)];
  await renderSetUpPage(<MatsPage />, {
    api: [
      answers(listMats, () => mats),
      answers(addMat, ({ body }) => {
        const added = matOf(mats.length + 1, body.name);
        mats.push(added);
        return added;
      }),
    ],
  });

  expect(await screen.findByLabelText("Nome")).toHaveValue("Tatame 2");
  const many = screen.getByLabelText("Quantos");
  await userEvent.clear(many);
  await userEvent.type(many, "3");
  expect(screen.getByText("De Tatame 2 a Tatame 4")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Adicionar 3 tatames" }));

  expect(await screen.findByText("3 tatames adicionados.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Mudar o nome de Tatame 4" })).toBeVisible();
});

it("renames a mat where it stands and keeps the field open when the name is taken", async () => {
  await renderSetUpPage(<MatsPage />, {
    api: [
      answers(listMats, () => [matOf(1), matOf(2)]),
      refuses(renameMat, { code: "mat_name_taken" }),
    ],
  });

  await userEvent.click(await screen.findByRole("button", { name: "Mudar o nome de Tatame 2" }));
  const field = screen.getByLabelText("Novo nome de Tatame 2");
  await userEvent.clear(field);
  await userEvent.type(field, "Tatame 1{Enter}");
  expect(await screen.findByText("Já existe um tatame com este nome.")).toBeVisible();

  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Mudar o nome de Tatame 2" })).toHaveFocus();
});
