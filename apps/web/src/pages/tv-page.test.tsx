import type { FightAction } from "@chave/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "#test/render-page.tsx";
import { fakeBoard } from "#test/sample-board.ts";
import { TvPage } from "./tv-page.tsx";

afterEach(() => {
  vi.useRealTimers();
});

type Board = ReturnType<typeof fakeBoard>;

async function openTv(board: Board, query = "") {
  const shown = await renderPage(<TvPage />, {
    path: "/event/:eventRef/scoreboard-tv/:fightId",
    at: `/event/copa/scoreboard-tv/${board.fight.id}${query}`,
    api: board.api,
  });
  await screen.findByText("João Silva");
  return shown;
}

let made = 10;
/** What a table sends; the clock shows five minutes. */
const mark = (action: object): FightAction =>
  ({
    actionId: `00000000-0000-7006-8000-0000000000${made++}`,
    fightClockMs: 300_000,
    at: Date.now(),
    ...action,
  }) as FightAction;

const figure = (region: RegExp, name: string) =>
  within(screen.getByRole("region", { name: region })).getByRole("status", { name }).textContent;

it("shows names, figures, the clock and what comes next", async () => {
  await openTv(fakeBoard());

  expect(figure(/Azul: João Silva/, "Pontos")).toBe("0");
  expect(figure(/Branco: Maria/, "Vantagens")).toBe("0");
  expect(screen.getByRole("timer")).toHaveTextContent("6:00");
  expect(
    screen.getByText("Tatame 3 · Luta 128 · Adulto · Masculino · Azul · Leve (−76 kg) · Semifinal"),
  ).toBeVisible();
  expect(screen.getByText(/^A seguir: Rui Costa × Ana Alves/)).toBeVisible();
});

it("follows the table", async () => {
  const board = fakeBoard();
  await openTv(board);
  await waitFor(() => expect(board.live.connections()).toBe(1));

  act(() =>
    board.store([
      mark({ kind: "clock", do: "start", fightClockMs: 125_000, at: Date.now() - 2_000 }),
      mark({ kind: "score", corner: "second", button: "four" }),
    ]),
  );

  await waitFor(() => expect(figure(/Branco/, "Pontos")).toBe("4"));
  expect(screen.getByRole("timer")).toHaveTextContent(/^2:0[23]$/);
});

it("shows the negative points of the ADCC, and no advantages where the rules have none", async () => {
  const board = fakeBoard({ ruleSet: "adcc" });
  board.store([mark({ kind: "penalty", corner: "first", fightClockMs: 60_000 })]);
  await openTv(board);

  expect(figure(/Azul/, "Pontos")).toBe("−1");
  expect(screen.queryByText("Vantagens")).toBeNull();
});

it("shows who won, and how", async () => {
  const board = fakeBoard();
  board.store([
    mark({ kind: "finish", winner: "second", method: "submission", submission: "Kimura" }),
    mark({ kind: "confirm" }),
  ]);
  await openTv(board);

  const winner = within(screen.getByRole("region", { name: /Branco/ }));
  expect(winner.getByText("Vencedor")).toBeVisible();
  expect(screen.getByText("Finalização")).toBeVisible();
  expect(screen.getByText("Kimura")).toBeVisible();
  expect(screen.queryByRole("timer")).toBeNull();
});

it("moves on with its mat when asked to, after the winner was seen", async () => {
  const board = fakeBoard();
  board.store([
    mark({ kind: "finish", winner: "first", method: "decision" }),
    mark({ kind: "confirm" }),
  ]);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = await openTv(board, "?follow=1");
  await waitFor(() => expect(board.live.connections()).toBe(1));
  const { eventId, id: fightId } = board.fight;
  const nextFightId = board.next[0]!.id;

  act(() => board.live.say({ kind: "next", eventId, fightId, nextFightId }));
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(router.state.location.pathname).toContain(fightId);

  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await waitFor(() => expect(router.state.location.pathname).toContain(nextFightId));
  expect(router.state.location.search).toBe("?follow=1");
});

it("leaves the winner at once for what runs on its mat, and not for what was left running", async () => {
  const board = fakeBoard();
  board.store([
    mark({ kind: "finish", winner: "first", method: "decision" }),
    mark({ kind: "confirm" }),
  ]);
  const left = { ...board.next[1]!, status: "running" as const, startedAt: "2026-01-01T08:00:00Z" };
  board.next[1] = left;
  const { router } = await openTv(board, "?follow=1");
  await waitFor(() => expect(board.live.connections()).toBe(1));
  const { eventId, id: fightId } = board.fight;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(router.state.location.pathname).toContain(fightId);

  const startedAt = new Date().toISOString();
  const started = { ...board.next[0]!, status: "running" as const, startedAt, version: 9 };
  act(() => board.live.say({ kind: "fight", eventId, fight: started }));

  await waitFor(() => expect(router.state.location.pathname).toContain(started.id));
});

it("gives a stream the same state in its lower third", async () => {
  const board = fakeBoard();
  board.store([mark({ kind: "score", corner: "first", button: "two" })]);
  await openTv(board, "?overlay=1");

  expect(screen.getAllByRole("status", { name: "Pontos" }).map((o) => o.textContent)).toEqual([
    "2",
    "0",
  ]);
  expect(document.body.style.background).toBe("transparent");
});
