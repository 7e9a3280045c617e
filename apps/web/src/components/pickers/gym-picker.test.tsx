import { findSimilarGyms, type GymId, getGym, listGyms, registerGym } from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, useState } from "react";
import { expect, it, vi } from "vitest";
import { gymDetail, listedGym, pageOfRows } from "#test/gyms.ts";
import { answers, renderPage } from "#test/render-page.tsx";
import { GymPicker } from "./gym-picker.tsx";

const mangue = listedGym(1, "Mangue Jiu-Jitsu");
const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

function Around({ first = null }: { first?: GymId | null }) {
  const [gymId, setGymId] = useState(first);
  return (
    <form onSubmit={onSubmit}>
      <GymPicker label="Academia" value={gymId} onChange={setGymId} />
      <output>{gymId ?? "none"}</output>
    </form>
  );
}

const field = () => screen.findByRole("combobox", { name: "Academia" });
const api = [
  answers(listGyms, ({ query }) => pageOfRows(query?.search === "kraken" ? [] : [mangue])),
  answers(getGym, ({ params }) =>
    params.id === mangue.id
      ? gymDetail(1, mangue.name)
      : gymDetail(2, "Dojo Kraken", { status: "pending" }),
  ),
  answers(findSimilarGyms, () => []),
  answers(registerGym, ({ body }) => gymDetail(2, body.name, { status: "pending" })),
];

it("P1 is worked by keyboard, and none can be chosen", async () => {
  await renderPage(<Around />, { api });

  await userEvent.type(await field(), "mang");
  expect(await screen.findByRole("option", { name: /Mangue Jiu-Jitsu.*Recife, PE/ })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByRole("status")).toHaveTextContent(mangue.id);
  expect(await field()).toHaveValue("Mangue Jiu-Jitsu");

  await userEvent.click(screen.getByRole("button", { name: "Sem academia" }));
  expect(screen.getByText("none")).toBeVisible();
});

it("P1 shows the gym that was chosen before", async () => {
  await renderPage(<Around first={mangue.id} />, { api });
  await waitFor(async () => expect(await field()).toHaveValue("Mangue Jiu-Jitsu"));
});

it("P1 registers what is missing and picks it; the form around stays", async () => {
  await renderPage(<Around />, { api });

  await userEvent.type(await field(), "kraken");
  expect(await screen.findByText("Nenhuma academia com este nome.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Não encontrou sua academia?" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cadastrar academia" }));
  expect(dialog.getByLabelText(/Nome da academia/)).toHaveValue("kraken");
  await userEvent.clear(dialog.getByLabelText(/Nome da academia/));
  await userEvent.type(dialog.getByLabelText(/Nome da academia/), "Dojo Kraken");
  await userEvent.type(dialog.getByLabelText(/Cidade/), "Recife");
  await userEvent.click(dialog.getByRole("button", { name: "Cadastrar academia" }));

  await waitFor(async () => expect(await field()).toHaveValue("Dojo Kraken"));
  expect(screen.getByText(/Aguardando aprovação/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
