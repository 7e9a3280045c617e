import {
  addChild,
  type CallOf,
  claimCompetitor,
  type FamilyMember,
  familyMember,
  getOwnProfile,
  getSiteText,
  listFamily,
  ok,
  searchClaims,
  siteText,
  untieChild,
  updateProfile,
  userType,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { profileOf } from "#test/people.ts";
import { answers, renderPage } from "#test/render-page.tsx";
import { sampleId } from "#test/sample-bracket.ts";
import { sessionOf } from "#test/sessions.ts";
import { ClaimPage } from "./claim-page.tsx";
import { FamilyPage } from "./family-page.tsx";
import { NewChildPage } from "./new-child-page.tsx";

const lia = familyMember.parse({
  id: sampleId(6, 2),
  name: "Lia Souza",
  birthDate: "2016-03-04",
  gymName: "Ares",
  imgPath: null,
  belts: [{ sport: "jiu_jitsu_gi", belt: "grey" }],
  registrations: 0,
  stays: false,
});
const guardianText = answers(getSiteText, () =>
  siteText.parse({
    ...{ name: "guardian", version: 1, language: "pt", draft: true },
    ...{ html: "<p>O termo.</p>", publishedAt: "2026-01-01T00:00:00Z" },
  }),
);
const directory = {
  method: "GET",
  path: "/:directory",
  summary: "",
  response: updateProfile.response,
} as const;
const pickers = answers(directory, () => ({ data: [], total: 0, page: 1, pageSize: 20 }) as never);

it("A10 says before a child is removed whether the data is lost", async () => {
  let members: FamilyMember[] = [
    lia,
    { ...lia, id: sampleId(6, 3) as never, name: "Bia", stays: true },
  ];
  await renderPage(<FamilyPage />, {
    api: [
      answers(listFamily, () => members),
      answers(untieChild, ({ params }) => {
        members = members.filter(({ id }) => id !== params.competitorId);
        return ok;
      }),
    ],
  });

  await userEvent.click(await screen.findByRole("button", { name: "Remover Bia da família" }));
  let dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/As inscrições e os resultados ficam/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Cancelar" }));

  await userEvent.click(screen.getByRole("button", { name: "Remover Lia Souza da família" }));
  dialog = within(await screen.findByRole("dialog", { name: "Remover Lia Souza da família?" }));
  expect(dialog.getByText(/serão apagados/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Remover" }));

  expect(await screen.findByText("Lia Souza saiu da família.")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Editar Bia" })).toHaveAttribute(
    "href",
    `/account/family/${sampleId(6, 3)}`,
  );
});

it("A10 says where to begin while nobody is in the family", async () => {
  await renderPage(<FamilyPage />, { api: [answers(listFamily, () => [])] });
  expect(await screen.findByText("Ninguém na família ainda")).toBeVisible();
  expect(screen.getByRole("link", { name: "Adicionar filho ou filha" })).toBeVisible();
});

it("A11 a child is added with the parent as guardian, once the parent agrees", async () => {
  let sent: CallOf<typeof addChild>["body"] | null = null;
  await renderPage(<NewChildPage />, {
    api: [
      answers(getOwnProfile, () => profileOf()),
      answers(addChild, ({ body }) => {
        sent = body;
        return profileOf({ name: body.name, own: false });
      }),
      guardianText,
      pickers,
    ],
  });
  await userEvent.click(await screen.findByLabelText(/^Nome completo/));
  await userEvent.paste("Lia Souza");
  await userEvent.type(screen.getByLabelText(/^Data de nascimento/), "04032016");
  await userEvent.selectOptions(screen.getByLabelText(/^Sexo/), "female");
  expect(screen.getByLabelText(/^Nome do responsável/)).toHaveValue("Marta Souza");
  await userEvent.click(screen.getByRole("button", { name: "Adicionar à família" }));
  expect(await screen.findByText("É preciso concordar para continuar.")).toBeVisible();

  expect(await screen.findByText("Ler o termo do responsável")).toBeVisible();
  await userEvent.click(screen.getByLabelText(/Sou responsável por esta criança/));
  await userEvent.click(screen.getByRole("button", { name: "Adicionar à família" }));

  expect(await screen.findByText("Lia Souza entrou na família.")).toBeVisible();
  expect(sent).toMatchObject({ consent: true, guardian: { name: "Marta Souza" } });
});

it("A10 the history is found, shown, and taken over after a question", async () => {
  let claimed: CallOf<typeof claimCompetitor>["body"] | null = null;
  await renderPage(<ClaimPage />, {
    session: sessionOf(userType.competitor),
    api: [
      answers(getOwnProfile, () => profileOf()),
      answers(searchClaims, () => ({
        candidates: [
          {
            competitorId: lia.id,
            name: "Marta S.",
            gymName: "Ares",
            events: [{ name: "Copa Recife", year: 2025 }],
          },
        ],
        ambiguous: false,
      })),
      answers(claimCompetitor, ({ body }) => {
        claimed = body;
        return { competitorId: lia.id };
      }),
      guardianText,
    ],
  });
  await userEvent.click(await screen.findByLabelText("Pelo meu e-mail"));
  await userEvent.click(screen.getByRole("button", { name: "Procurar" }));
  expect(await screen.findByText("Copa Recife (2025)")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "É meu filho ou filha" }));
  let dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("button", { name: "Confirmar" })).toBeDisabled();
  await userEvent.click(dialog.getByRole("button", { name: "Cancelar" }));

  await userEvent.click(screen.getByRole("button", { name: "Sou eu" }));
  dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/passam para o seu perfil/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Confirmar" }));

  expect(await screen.findByText("Elsewhere")).toBeVisible();
  expect(claimed).toMatchObject({ competitorId: lia.id, proof: { by: "email" }, as: "self" });
});
