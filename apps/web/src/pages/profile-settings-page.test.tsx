import {
  addGraduation,
  type CallOf,
  deleteGraduation,
  type Graduation,
  getOwnProfile,
  graduation,
  ok,
  updateProfile,
} from "@chave/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router";
import { expect, it } from "vitest";
import { profileOf } from "#test/people.ts";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sampleId } from "#test/sample-bracket.ts";
import { ProfileSettingsPage } from "./profile-settings-page.tsx";

const blue = graduation.parse({
  id: sampleId(9, 1),
  sport: "jiu_jitsu_gi",
  belt: "blue",
  graduatedOn: "2018-06-01",
});

const gyms = {
  method: "GET",
  path: "/:directory",
  summary: "",
  response: updateProfile.response,
} as const;
/** What the pickers ask for while the page stands. */
const pickers = answers(gyms, () => ({ data: [], total: 0, page: 1, pageSize: 20 }) as never);

it("A10 saves the profile, and says that there is something to save only then", async () => {
  let sent: CallOf<typeof updateProfile>["body"] | null = null;
  await renderPage(<ProfileSettingsPage />, {
    api: [
      answers(getOwnProfile, () => profileOf()),
      answers(updateProfile, ({ body }) => {
        sent = body;
        return profileOf({ name: body.name });
      }),
      pickers,
    ],
  });
  const name = await screen.findByLabelText(/^Nome completo/);
  expect(screen.queryByRole("button", { name: "Salvar" })).toBeNull();

  await userEvent.clear(name);
  await userEvent.paste("Marta Lima");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));

  expect(await screen.findByText("Perfil salvo.")).toBeVisible();
  expect(sent).toMatchObject({ name: "Marta Lima", imgPath: null, guardian: null });
  expect(sent).not.toHaveProperty("graduations");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Salvar" })).toBeNull());
});

it("A11 asks for the guardian of whoever is under 18, at the fields", async () => {
  await renderPage(<ProfileSettingsPage />, {
    api: [
      answers(getOwnProfile, () => profileOf({ birthDate: "2012-03-04" })),
      refuses(updateProfile, { code: "guardian_required" }),
      pickers,
    ],
  });
  const guardian = await screen.findByLabelText(/^Nome do responsável/);
  await userEvent.type(screen.getByLabelText(/^Nome completo/), "x");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));

  await waitFor(() => expect(guardian).toBeInvalid());
  expect(guardian).toHaveFocus();
});

it("A10 unsaved changes are not lost without a question", async () => {
  const { router } = await renderPage(
    <>
      <Link to="/elsewhere">Sair daqui</Link>
      <ProfileSettingsPage />
    </>,
    { api: [answers(getOwnProfile, () => profileOf()), pickers] },
  );
  await userEvent.type(await screen.findByLabelText(/^Nome completo/), "x");
  await userEvent.click(screen.getByRole("link", { name: "Sair daqui" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Sair sem salvar?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
  expect(router.state.location.pathname).toBe("/");
  expect(screen.getByLabelText(/^Nome completo/)).toHaveValue("Marta Souzax");

  await userEvent.click(screen.getByRole("link", { name: "Sair daqui" }));
  await userEvent.click(await screen.findByRole("button", { name: "Sair sem salvar" }));
  expect(await screen.findByText("Elsewhere")).toBeVisible();
});

it("X4 says what could not be updated, and why, and keeps what was typed", async () => {
  await renderPage(<ProfileSettingsPage />, {
    api: [
      answers(getOwnProfile, () => profileOf()),
      refuses(updateProfile, { code: "unavailable" }),
      pickers,
    ],
  });
  await userEvent.type(await screen.findByLabelText(/^Nome completo/), "x");
  await userEvent.click(screen.getByRole("button", { name: "Salvar" }));
  const said = await screen.findByText(
    "Não foi possível atualizar os dados de contato ou o endereço. O serviço está indisponível no momento.",
  );
  expect(said).toBeVisible();
  expect(screen.getByLabelText(/^Nome completo/)).toHaveValue("Marta Souzax");
});

it("A10 keeps the history of belts: adds one, takes one out", async () => {
  let graduations: Graduation[] = [blue];
  await renderPage(<ProfileSettingsPage />, {
    api: [
      answers(getOwnProfile, () => profileOf({ graduations })),
      answers(addGraduation, ({ body }) => {
        const added = graduation.parse({ ...body, id: sampleId(9, 2) });
        graduations = [added, ...graduations];
        return added;
      }),
      answers(deleteGraduation, () => {
        graduations = graduations.slice(1);
        return ok;
      }),
      pickers,
    ],
  });
  const belts = within(await screen.findByRole("region", { name: "Faixas" }));
  expect(belts.getByText("1 de junho de 2018 · Atual")).toBeVisible();

  await userEvent.click(belts.getByRole("button", { name: "Adicionar faixa" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Nova faixa" }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Faixa/), "purple");
  await userEvent.type(dialog.getByLabelText("Data da graduação"), "01062022");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));

  expect(await belts.findByText("1 de junho de 2022 · Atual")).toBeVisible();
  expect(belts.getByText("1 de junho de 2018")).toBeVisible();

  await userEvent.click(belts.getByRole("button", { name: /Remover a faixa Roxa/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Remover faixa" }));
  await waitFor(() => expect(belts.queryByText("Roxa")).toBeNull());
});
