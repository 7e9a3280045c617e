import { type EventDetail, getEvent } from "@chave/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, refuses, renderPage } from "#test/render-page.tsx";
import { EventSetUpLayout } from "./event-set-up-layout.tsx";

const at = { path: "/config-event/:eventRef", at: "/config-event/copa-recife" };
const open = (event: EventDetail) =>
  renderPage(<EventSetUpLayout />, { ...at, api: [answers(getEvent, () => event)] });

it("leads to every part and tells how far each is", async () => {
  await open(eventOf({ categories: 60, fights: 284, fightsFinished: 140 }));

  const parts = await screen.findByRole("navigation", { name: "Partes do evento" });
  const links = within(parts).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href")?.split("/")[3] ?? "")).toEqual([
    "",
    "general",
    "categories",
    "mats",
    "registers",
    "brackets-assemble",
    "fight-calendar",
    "fights",
    "results",
  ]);
  const part = (name: RegExp) => within(parts).getByRole("link", { name });
  expect(part(/^Categorias 60 pronto/)).toBeVisible();
  expect(part(/^Lutas 140\/284/)).toBeVisible();
  expect(part(/^Tatames$/)).toBeVisible();
});

it("ticks draw and schedule only when nothing of them is left", async () => {
  const lost = { brackets: 11, undrawnCategories: 1, planned: true, unplannedFights: 13 };
  await open(eventOf({ ...lost, mats: 2 }));

  expect(await screen.findByRole("link", { name: /^Chaves 11$/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Cronograma$/ })).toBeVisible();
});

it("is not for those who may not manage the event", async () => {
  const { router } = await open(
    eventOf({ can: { manage: false, own: false, score: true, checkIn: false } }),
  );
  await screen.findByText("Elsewhere");
  expect(router.state.location.pathname).toBe("/not-authorized");
});

it("says that an event does not exist, and can be asked again", async () => {
  await renderPage(<EventSetUpLayout />, {
    ...at,
    api: [refuses(getEvent, { code: "not_found" })],
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Não encontramos o que você procura.");
  expect(screen.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
});
