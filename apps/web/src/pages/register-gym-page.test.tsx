import {
  type CallOf,
  findSimilarAffiliations,
  findSimilarGyms,
  registerAffiliation,
  registerGym,
} from "@chave/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { gymDetail } from "#test/gyms.ts";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { RegisterAffiliationPage } from "./register-affiliation-page.tsx";
import { RegisterGymPage } from "./register-gym-page.tsx";

const similar = gymDetail(1, "Gracie Barra Recife");
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole("button", { name: "Cadastrar academia" }));

it("P1 points out a name that is there already, registers, and says what happens next", async () => {
  let sent: CallOf<typeof registerGym>["body"] | null = null;
  await renderPage(<RegisterGymPage />, {
    api: [
      answers(findSimilarGyms, ({ query }) => (query.name === "Gracie Bara" ? [similar] : [])),
      answers(registerGym, ({ body }) => {
        sent = body;
        return gymDetail(2, body.name, { status: "pending" });
      }),
    ],
  });

  await screen.findByLabelText(/Nome da academia/);
  await type(/Nome da academia/, "Gracie Bara");
  expect(await screen.findByText("Já existe um nome parecido. É este?")).toBeVisible();
  expect(screen.getByText("Gracie Barra Recife")).toBeVisible();
  await type(/Nome da academia/, " Gravatá");
  await type(/Cidade/, "Gravatá");
  await send();

  expect(await screen.findByText("Gracie Bara Gravatá foi cadastrada")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver as academias" })).toHaveAttribute("href", "/gyms");
  expect(sent).toMatchObject({
    ...{ name: "Gracie Bara Gravatá", city: "Gravatá", country: "BR" },
    ...{ email: null, phone: null, isBranch: false, headquartersId: null },
  });
});

it("P1 what is missing or taken is said at its field", async () => {
  await renderPage(<RegisterGymPage />, {
    api: [answers(findSimilarGyms, () => []), refuses(registerGym, { code: "gym_name_taken" })],
  });

  await screen.findByLabelText(/Nome da academia/);
  await type(/Nome da academia/, "Mangue");
  await send();
  expect(await screen.findByText("Campo obrigatório.")).toBeVisible();
  expect(screen.getByLabelText(/Cidade/)).toHaveFocus();

  await type(/Cidade/, "Recife");
  await send();
  expect(await screen.findByText(/Já existe uma academia com este nome/)).toBeVisible();
  expect(screen.getByLabelText(/Nome da academia/)).toHaveFocus();
});

it("P2 registers a federation the same way", async () => {
  await renderPage(<RegisterAffiliationPage />, {
    api: [
      answers(findSimilarAffiliations, () => []),
      refuses(registerAffiliation, { code: "affiliation_name_taken" }),
    ],
  });

  await screen.findByLabelText(/Nome da federação/);
  await type(/Nome da federação/, "FPJJ");
  await type(/Cidade/, "Recife");
  await userEvent.click(screen.getByRole("button", { name: "Cadastrar federação" }));
  expect(await screen.findByText(/Já existe uma federação com este nome/)).toBeVisible();
});
