import {
  getEvent,
  getResults,
  getSite,
  listCategories,
  listEvents,
  listFights,
  listStartList,
  startListEntry,
  userType,
} from "@chave/contract";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, renderPage } from "#test/render-page.tsx";
import { sessionOf } from "#test/sessions.ts";
import { siteOf } from "#test/site.ts";
import { HomePage } from "./home-page.tsx";

const noEvents = answers(listEvents, () => ({ data: [], total: 0, page: 1, pageSize: 12 }));
const emptySite = answers(getSite, () => siteOf({ empty: true }));

it("tells the first visitor of an empty installation to log in as its admin", async () => {
  await renderPage(<HomePage />, { api: [emptySite, noEvents] });

  const link = await screen.findByRole("link", { name: "Entrar como administrador" });
  expect(link).toHaveAttribute("href", "/login?next=%2Fsetup");
});

it("offers the admin to set an empty installation up", async () => {
  await renderPage(<HomePage />, {
    api: [emptySite, noEvents],
    session: sessionOf(userType.admin),
  });

  const link = await screen.findByRole("link", { name: "Preparar a instalação" });
  expect(link).toHaveAttribute("href", "/setup");
});

it("says that no event is planned", async () => {
  await renderPage(<HomePage />, { api: [answers(getSite, () => siteOf()), noEvents] });
  expect(await screen.findByText("Nenhum evento marcado por enquanto")).toBeVisible();
});

it("finds an athlete by name, without an account", async () => {
  const event = eventOf({ name: "Copa Recife", registrations: 12 });
  const asked: unknown[] = [];
  const results = { finished: 0, categories: 0, podiums: [], gyms: [] };
  const { router } = await renderPage(<HomePage />, {
    api: [
      answers(getSite, () => siteOf()),
      answers(listEvents, () => ({ data: [event], total: 1, page: 1, pageSize: 12 })),
      answers(getEvent, () => event),
      answers(listCategories, () => []),
      answers(listFights, () => []),
      answers(getResults, () => results),
      answers(listStartList, ({ query }) => {
        asked.push(query.search);
        const { id } = event;
        const ana = startListEntry.parse({
          id,
          categoryId: id,
          name: "Ana Lima",
          gymName: "Nova União",
        });
        const data = query.search === "lima" ? [ana] : [];
        return { data, total: data.length, page: 1, pageSize: 8 };
      }),
    ],
  });

  const name = await screen.findByLabelText("Nome do atleta");
  await userEvent.type(name, "lima{Enter}");
  expect(await screen.findByText("Ana Lima")).toBeVisible();
  expect(await screen.findByText("Sem luta marcada por enquanto")).toBeVisible();

  await userEvent.clear(name);
  await userEvent.type(name, "zzz{Enter}");
  expect(await screen.findByText(/Ninguém com “zzz” neste evento/)).toBeVisible();
  expect(asked).toEqual(["lima", "zzz"]);
  expect(router.state.location.search).toBe("?name=zzz");

  await act(() => router.navigate(-1));
  expect(await screen.findByText("Ana Lima")).toBeVisible();
  expect(name).toHaveValue("lima");
});
