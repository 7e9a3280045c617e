import {
  type Fight,
  getBracket,
  getEvent,
  getResults,
  getTime,
  listCategories,
  listFights,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { answers, type FakeAnswer, refuses } from "#test/fake-api.ts";
import { fakeLive } from "#test/fake-live.ts";
import { renderPage } from "#test/render-page.tsx";
import { sampleCategory } from "#test/sample-bracket.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { EventDetailBracketPage } from "./event-detail-bracket-page.tsx";
import { EventDetailLayout } from "./event-detail-layout.tsx";
import { EventDetailLivePage } from "./event-detail-live-page.tsx";
import { EventDetailResultsPage } from "./event-detail-results-page.tsx";

const event = eventOf({
  phase: "live",
  brackets: 1,
  fights: 7,
  fightsFinished: 4,
  can: { manage: false, own: false, score: false, checkIn: false },
});
const category = sampleCategory();
const knockout = sampleKnockout(8, { played: 4, running: true });
const fights: Fight[] = knockout.fights.map((fight) => ({ ...fight, eventId: event.id }));
const bracket = { ...knockout, fights };

const open = async (page: string, api: readonly FakeAnswer[] = []) => {
  const live = fakeLive();
  const shown = await renderPage(
    <Routes>
      <Route path="event-detail/:eventRef" element={<EventDetailLayout />}>
        <Route path="brackets/:categoryId" element={<EventDetailBracketPage />} />
        <Route path="live" element={<EventDetailLivePage />} />
        <Route path="results" element={<EventDetailResultsPage />} />
      </Route>
    </Routes>,
    {
      path: "/*",
      at: `/event-detail/${event.slug}/${page}`,
      api: [
        ...api,
        live.api,
        answers(getEvent, () => event),
        answers(getTime, () => ({ nowMs: Date.now() })),
        answers(listCategories, () => [category]),
        answers(listFights, () => fights),
        answers(getBracket, () => bracket),
      ],
    },
  );
  return { ...shown, live };
};

it("follows the mats without a reload", async () => {
  const { live } = await open("live");
  const running = fights.find(({ status }) => status === "running")!;
  const mat = (await screen.findByRole("heading", { name: "Tatame 3" })).closest("section")!;
  expect(within(mat).getByText("João Silva")).toBeVisible();
  expect(within(mat).getByText("8")).toBeVisible();
  await screen.findByText("Atualiza sozinho");
  expect(screen.queryByText("Reconectando…")).toBeNull();

  const first = { points: 9, advantages: 0, penalties: 0 };
  const score = { first, second: running.score!.second };
  live.say({ kind: "fight", eventId: event.id, fight: { ...running, score, version: 2 } });

  expect(await within(mat).findByText("9")).toBeVisible();
});

it("draws a result into the bracket as it comes in, and ignores what is older", async () => {
  const { live } = await open(`brackets/${category.id}`);
  const running = fights.find(({ status }) => status === "running")!;
  await screen.findByText("AO VIVO", { selector: "strong" });
  const over: Fight = {
    ...running,
    status: "finished",
    winner: "second",
    method: "decision",
    version: 3,
  };

  live.say({ kind: "fight", eventId: event.id, fight: over });
  live.say({ kind: "fight", eventId: event.id, fight: { ...running, version: 2 } });

  const cards = await screen.findAllByRole("article");
  expect(await within(cards[4]!).findByText("Decisão")).toBeVisible();
  expect(document.querySelectorAll("path[data-fresh]")).toHaveLength(1);
  expect(document.title).toMatch(/^Adulto · Masculino · Azul · Leve .* · Copa Recife$/);
});

it("keeps the chosen athlete in the address", async () => {
  const { router } = await open(`brackets/${category.id}`);

  await userEvent.click((await screen.findAllByRole("button", { name: /João Silva/ }))[0]!);

  expect(router.state.location.search).toBe(`?athlete=${bracket.entries[0]!.registrationId}`);
});

it("finds podiums by athlete and counts the gyms' medals", async () => {
  const { placings } = sampleKnockout(4, { played: 3 });
  const results = {
    finished: 1,
    categories: 2,
    podiums: [{ category, placings }],
    gyms: [{ gymName: "Checkmat", gold: 1, silver: 0, bronze: 2 }],
  };
  await open("results", [answers(getResults, () => results)]);

  expect(await screen.findByText("1 de 2 categorias decididas")).toBeVisible();
  expect(screen.getByRole("row", { name: "1 Checkmat 1 0 2" })).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox"), "ninguem");
  expect(screen.getByText("Nenhum pódio com “ninguem”.")).toBeVisible();
});

it("says that a final is still open, and how many podiums are not whole yet", async () => {
  const [gold, silver, ...bronzes] = sampleKnockout(4, { played: 3 }).placings;
  const other = { ...category, id: event.id as never };
  const results = {
    finished: 1,
    categories: 9,
    podiums: [
      { category, placings: [gold!, silver!, ...bronzes] },
      { category: other, placings: bronzes },
    ],
    gyms: [],
  };
  await open("results", [answers(getResults, () => results)]);

  expect(await screen.findByText("1 de 9 categorias decididas, 1 com pódio parcial")).toBeVisible();
  expect(screen.getAllByText("Ouro a disputar")).toHaveLength(1);
});

it("says it when the bracket cannot be read, and tries again", async () => {
  const failing = { isOn: true };
  const unavailable = refuses(getBracket, { code: "unavailable" });
  const answering = answers(getBracket, () => bracket);
  await open(`brackets/${category.id}`, [
    { ...answering, answer: (call) => (failing.isOn ? unavailable : answering).answer(call) },
  ]);

  await screen.findByRole("alert");
  failing.isOn = false;
  await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));

  expect(await screen.findAllByRole("article")).toHaveLength(7);
});
