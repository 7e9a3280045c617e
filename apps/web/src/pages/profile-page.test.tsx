import { getOwnProfile, getPublicProfile, profileResult } from "@chave/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { profileOf, publicProfileOf } from "#test/people.ts";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { sampleCategory, sampleId } from "#test/sample-bracket.ts";
import { OwnProfilePage, ProfilePage } from "./profile-page.tsx";

const won = profileResult.parse({
  registrationId: sampleId(1, 1),
  eventId: sampleId(3, 1),
  eventSlug: "copa-recife",
  eventName: "Copa Recife",
  startsOn: "2026-08-01",
  category: sampleCategory(),
  gymName: "Ares",
  place: 1,
  medal: "gold",
});
const at = { path: "/competitor/:competitorId", at: `/competitor/${publicProfileOf().id}` };

it("A10 shows anyone the belts and results, each leading to its bracket", async () => {
  await renderPage(<ProfilePage />, {
    ...at,
    api: [answers(getPublicProfile, () => publicProfileOf({ results: [won] }))],
  });

  expect(await screen.findByRole("heading", { name: "Marta Souza" })).toBeVisible();
  expect(screen.getByText("Roxa")).toBeVisible();
  expect(screen.getByText("Ares")).toBeVisible();
  expect(screen.getByRole("img", { name: "Ouro" })).toBeVisible();
  expect(screen.getByRole("link", { name: /Copa Recife/ })).toHaveAttribute(
    "href",
    `/event-detail/copa-recife/brackets/${won.category.id}?athlete=${won.registrationId}`,
  );
  expect(screen.queryByRole("link", { name: "Editar perfil" })).toBeNull();
});

it("A10 one's own page leads to the settings, and to the history that is missing", async () => {
  await renderPage(<OwnProfilePage />, {
    api: [
      answers(getOwnProfile, () => profileOf()),
      answers(getPublicProfile, () => publicProfileOf({ can: { edit: true } })),
    ],
  });

  expect(await screen.findByRole("link", { name: "Editar perfil" })).toHaveAttribute(
    "href",
    "/competitor/configuration",
  );
  expect(screen.getByRole("link", { name: "Trazer histórico" })).toHaveAttribute(
    "href",
    "/account/claim",
  );
});

it("A10 nobody is at an unknown address", async () => {
  await renderPage(<ProfilePage />, { ...at, at: "/competitor/xyz" });
  expect(await screen.findByText("Esta página não existe")).toBeVisible();
});

it("A10 says when somebody does not exist", async () => {
  await renderPage(<ProfilePage />, {
    ...at,
    api: [refuses(getPublicProfile, { code: "not_found" })],
  });
  expect(await screen.findByText("Não encontramos o que você procura.")).toBeVisible();
});
