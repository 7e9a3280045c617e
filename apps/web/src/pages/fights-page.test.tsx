import { type Fight, listCategories, listFights, listMats, mat } from "@chave/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { fakeLive } from "#test/fake-live.ts";
import { answers } from "#test/render-page.tsx";
import { renderSetUpPage } from "#test/render-set-up-page.tsx";
import {
  positionSide,
  sampleCategory,
  sampleEntries,
  sampleFight,
  sampleId,
} from "#test/sample-bracket.ts";
import { FightsPage } from "./fights-page.tsx";

const [ana, bia, caio, davi] = sampleEntries(4);
const mats = [1, 2, 3].map((n) =>
  mat.parse({
    id: sampleId(5, n),
    eventId: sampleId(3, 1),
    name: `${n}`,
    position: n,
    fights: 2,
  }),
);
const fight = (n: number, changes: Partial<Fight> = {}) =>
  sampleFight(n, {
    key: `SF${n}`,
    round: { name: "semifinal", size: 4 },
    depth: 0,
    first: positionSide((n % 2 ? ana : caio)!, 0),
    second: positionSide((n % 2 ? bia : davi)!, 1),
    ...changes,
  });
const score = {
  first: { points: 4, advantages: 0, penalties: 0 },
  second: { points: 2, advantages: 0, penalties: 0 },
};

async function open(fights: Fight[], search = "", event = eventOf({ mats: 3 })) {
  const live = fakeLive();
  const shown = await renderSetUpPage(<FightsPage />, {
    search,
    event,
    api: [
      live.api,
      answers(listFights, () => fights),
      answers(listMats, () => mats),
      answers(listCategories, () => [sampleCategory()]),
    ],
  });
  return { ...shown, live };
}

const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);

it("lists every mat with what comes first, and opens its screens", async () => {
  await open([
    fight(3, { status: "finished", winner: "first", method: "points", score }),
    fight(6),
    fight(4),
    fight(9, { status: "bye" }),
  ]);

  await screen.findByRole("heading", { name: "Tatame 1" });
  expect(screen.getAllByText("falta 1 luta")).toHaveLength(2);
  expect(rows().map((row) => row?.match(/^\d/)?.[0])).toEqual(["6", "3", "4"]);
  const [first] = screen.getAllByRole("link", { name: /^Abrir placar da luta 6$/ });
  expect(first).toHaveAttribute("href", expect.stringContaining(`/scoreboard/${sampleId(4, 6)}`));
  expect(screen.getAllByRole("link", { name: "Abrir TV da luta 6" })[0]).toHaveAttribute(
    "href",
    expect.stringMatching(/scoreboard-tv\/.*follow=1$/),
  );
});

it("shows one mat's queue with the next fight on top", async () => {
  await open(
    [fight(3, { status: "finished" }), fight(6), fight(9, { status: "running", score }), fight(4)],
    `?mat=${sampleId(5, 1)}`,
  );

  expect(await screen.findByRole("heading", { name: "Fila · Tatame 1" })).toBeVisible();
  expect(rows().map((row) => row?.match(/^\d/)?.[0])).toEqual(["9", "6"]);
  await userEvent.click(screen.getByRole("button", { name: "Mostrar as já lutadas (1)" }));
  expect(rows()).toHaveLength(3);
});

it("follows the hall", async () => {
  const { live } = await open([fight(6)]);
  await screen.findByText("Pronta");
  await waitFor(() => expect(live.connections()).toBe(1));

  const running = fight(6, { status: "running", score, version: 2 });
  act(() => live.say({ kind: "fight", eventId: running.eventId, fight: running }));

  const row = await screen.findByRole("listitem");
  await waitFor(() => expect(within(row).getByText("Em andamento")).toBeVisible());
});

it("filters by state, in the address", async () => {
  const { router } = await open([fight(3, { status: "finished" }), fight(4)]);

  await userEvent.selectOptions(await screen.findByLabelText("Situação"), "Encerradas");

  expect(rows()).toHaveLength(1);
  expect(router.state.location.search).toBe("?state=finished");
});

it.each([
  ["no mats", eventOf({ mats: 0 }), "Adicionar tatames", "mats"],
  ["no brackets", eventOf({ mats: 3 }), "Sortear chaves", "brackets-assemble"],
])("says what to do while there are %s", async (_case, event, action, section) => {
  await open([], "", event);

  expect(await screen.findByRole("link", { name: action })).toHaveAttribute(
    "href",
    expect.stringContaining(`/${section}`),
  );
});
