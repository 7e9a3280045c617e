import { type FightAction, getEvent } from "@chave/contract";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { refuses, renderPage } from "#test/render-page.tsx";
import { fakeBoard } from "#test/sample-board.ts";
import { ScoreboardPage } from "./scoreboard-page.tsx";

type Board = ReturnType<typeof fakeBoard>;

async function openTable(board: Board = fakeBoard()) {
  await renderPage(<ScoreboardPage />, {
    path: "/event/:eventRef/scoreboard/:fightId",
    at: `/event/copa/scoreboard/${board.fight.id}`,
    api: [...board.api, refuses(getEvent, { code: "not_found" })],
  });
  await screen.findByText("Luta 128");
  return board;
}

const corner = (name: RegExp) => within(screen.getByRole("region", { name }));
const left = () => corner(/Azul/);
const right = () => corner(/Branco/);
const figure = (where: ReturnType<typeof within>, name: string) =>
  where.getByRole("status", { name }).textContent;
const kinds = (actions: readonly FightAction[]) => actions.map(({ kind }) => kind);

const codes: Record<string, string> = { " ": "Space", Backspace: "Backspace", Enter: "Enter" };

function stroke(keys: string): void {
  const [key = "", ...held] = keys.split("+").toReversed();
  const init = {
    code: codes[key] ?? `Key${key.toUpperCase()}`,
    shiftKey: held.includes("Shift"),
    ctrlKey: held.includes("Ctrl"),
    bubbles: true,
    cancelable: true,
  };
  document.body.dispatchEvent(new KeyboardEvent("keydown", init));
}

/** Strokes as an operator types them, never two of the same within a tremble of the finger. */
async function press(...keys: string[]) {
  for (const key of keys) {
    await new Promise((resolve) =>
      setTimeout(resolve, (pressedAt.get(key) ?? 0) + 110 - Date.now()),
    );
    pressedAt.set(key, Date.now());
    act(() => stroke(key));
  }
}
const pressedAt = new Map<string, number>();

const stored = async (board: Board, count: number) =>
  waitFor(() => expect(board.server.actions).toHaveLength(count));

describe("by keyboard", () => {
  it("scores, counts the penalty ladder, and sends everything", async () => {
    const board = await openTable();

    await press(" ", "q", "e", "a", "k", "k", "o");

    expect(figure(left(), "Pontos")).toBe("6");
    expect(figure(left(), "Vantagens")).toBe("2");
    expect(figure(right(), "Pontos")).toBe("3");
    expect(figure(right(), "Punições")).toBe("2");
    await stored(board, 7);
    expect(board.server.actions[0]).toMatchObject({ kind: "clock", do: "start" });
  });

  it("undoes and says what, and takes back the last of a kind", async () => {
    await openTable();
    await press(" ", "q", "a", "Backspace");
    expect(screen.getByText(/Retirado: .* vantagem João Silva/)).toBeVisible();
    expect(figure(left(), "Vantagens")).toBe("0");

    await press("w", "Shift+q");

    expect(figure(left(), "Pontos")).toBe("3");
  });

  it("gives back what was picked out, not another", async () => {
    const board = await openTable();
    await press(" ", "q", "e", "Shift+q");
    expect(figure(left(), "Pontos")).toBe("4");
    expect(screen.getByRole("button", { name: "Devolver" })).toBeVisible();

    await press("Backspace");

    expect(figure(left(), "Pontos")).toBe("6");
    expect(screen.getByText(/Devolvido: .* \+2 João Silva/)).toBeVisible();
    await stored(board, 5);
    const [, two, , , again] = board.server.actions;
    expect(again).toMatchObject({ kind: "score", fightClockMs: two!.fightClockMs });
  });

  it("takes one play out by a double touch in the list", async () => {
    await openTable();
    await press(" ", "q", "e");
    await userEvent.click(screen.getByRole("button", { name: "Lances" }));
    const takeBack = async () =>
      (await screen.findAllByRole("button", { name: "Retirar" }))[0] as HTMLElement;

    await userEvent.click(await takeBack());
    await userEvent.click(await takeBack());

    expect(screen.getAllByRole("button", { name: "Retirar" })).toHaveLength(1);
  });

  it("ignores a key that bounces", async () => {
    await openTable();
    await press(" ");

    act(() => {
      stroke("q");
      stroke("q");
    });

    expect(figure(left(), "Pontos")).toBe("2");
  });

  it("swaps the sides only while stopped; points stay with the athlete", async () => {
    await openTable();
    await press(" ", "q", "x");
    expect(screen.getByText("Pare o relógio primeiro.")).toBeVisible();

    await press(" ", "x");

    const regions = screen.getAllByRole("region", { name: /Azul|Branco/ });
    expect(regions.map((region) => region.getAttribute("aria-label"))).toEqual([
      expect.stringContaining("Branco"),
      "Azul: João Silva",
    ]);
    expect(figure(left(), "Pontos")).toBe("2");
    await press("p");
    expect(figure(left(), "Pontos")).toBe("4");
  });
});

it("scores by touch", async () => {
  const board = await openTable();

  await userEvent.click(screen.getByRole("button", { name: /Iniciar/ }));
  await userEvent.click(screen.getByRole("button", { name: "3 pontos para João Silva" }));
  await userEvent.click(screen.getByRole("button", { name: /^Punição para Maria/ }));

  expect(figure(left(), "Pontos")).toBe("3");
  await stored(board, 3);
});

describe("without a network", () => {
  it("goes on, keeps all, survives a reload, and sends it later", async () => {
    const board = fakeBoard();
    board.server.isAway = true;
    await openTable(board);

    await press(" ", "q", "e");

    expect(figure(left(), "Pontos")).toBe("6");
    expect(await screen.findByText("Sem rede · 3 guardadas aqui")).toBeVisible();
    expect(board.server.actions).toEqual([]);

    cleanup();
    await openTable(board);
    expect(figure(left(), "Pontos")).toBe("6");

    board.server.isAway = false;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(kinds(board.server.actions)).toEqual(["clock", "score", "score"]));
  });
});

describe("the end of a fight", () => {
  it("is proposed, then confirmed", async () => {
    const board = await openTable();
    await press(" ", "q", " ", "Ctrl+Enter");
    const dialog = await screen.findByRole("dialog", { name: "Encerrar a luta" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Pontos" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Propor resultado" }));

    const confirm = await screen.findByRole("dialog", { name: "Confirmar o resultado?" });
    expect(within(confirm).getByText("João Silva venceu")).toBeVisible();
    expect(within(confirm).getByText("Pontos · 2 × 0")).toBeVisible();
    await userEvent.click(within(confirm).getByRole("button", { name: "Confirmar resultado" }));

    expect(await screen.findByText("Luta encerrada")).toBeVisible();
    expect(screen.getByRole("link", { name: /Próxima luta 130/ })).toBeVisible();
    await waitFor(() =>
      expect(kinds(board.server.actions).slice(-2)).toEqual(["finish", "confirm"]),
    );
  });

  it("asks a second time before a disqualification, and can still go back", async () => {
    const board = await openTable();
    await press(" ", "k", "k", "k", "k");
    expect(
      screen.getByText(/4ª punição de Maria Eduarda.*O árbitro desclassifica\?/),
    ).toBeVisible();
    expect(board.server.actions.some(({ kind }) => kind === "finish")).toBe(false);

    await userEvent.click(screen.getByRole("button", { name: "Desclassificar…" }));
    await userEvent.click(await screen.findByRole("button", { name: "Propor resultado" }));
    await userEvent.click(await screen.findByRole("button", { name: "Confirmar resultado" }));
    const again = await screen.findByRole("dialog", { name: "Atenção: confira com o árbitro" });
    expect(within(again).getByRole("alert")).toHaveTextContent(
      /Maria Eduarda.*será desclassificado/,
    );
    const safe = within(again).getByRole("button", { name: "Corrigir" });
    expect(safe).toHaveFocus();
    await userEvent.click(within(again).getByRole("button", { name: "Sim, é isso mesmo" }));
    expect(again).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 710));
    await userEvent.click(safe);

    await waitFor(() => expect(kinds(board.server.actions).at(-1)).toBe("void"));
    expect(kinds(board.server.actions)).not.toContain("confirm");
    const form = await screen.findByRole("dialog", { name: "Encerrar a luta" });
    expect(within(form).getByRole("button", { name: "Desclassificação" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  it("is taken back with a reason", async () => {
    const board = fakeBoard();
    const at = Date.now();
    const done = (n: number, action: object) =>
      ({
        actionId: `00000000-0000-7006-8000-00000000000${n}`,
        fightClockMs: 9,
        at,
        ...action,
      }) as FightAction;
    board.store([
      done(1, { kind: "finish", winner: "second", method: "submission", submission: "Kimura" }),
      done(2, { kind: "confirm" }),
    ]);
    await openTable(board);
    expect(screen.getByText("Finalização · Kimura")).toBeVisible();

    await userEvent.click(screen.getByRole("button", { name: "Reabrir a luta" }));
    await userEvent.type(await screen.findByLabelText("Por quê?"), "braço errado");
    await userEvent.click(screen.getByRole("button", { name: "Reabrir" }));

    expect(await screen.findByRole("button", { name: /Iniciar/ })).toBeVisible();
    await waitFor(() =>
      expect(board.server.actions.at(-1)).toMatchObject({ kind: "reopen", reason: "braço errado" }),
    );
  });
});

it("shows what another device has marked", async () => {
  const board = await openTable();
  await waitFor(() => expect(board.live.connections()).toBe(1));

  act(() =>
    board.store([
      {
        kind: "penalty",
        corner: "second",
        actionId: "00000000-0000-7006-8000-000000000009",
        fightClockMs: 360_000,
        at: Date.now(),
      } as FightAction,
    ]),
  );

  await waitFor(() => expect(figure(right(), "Punições")).toBe("1"));
});

it("agrees with the table that was first when both start the clock", async () => {
  const board = await openTable();
  const at = Date.now() - 40;
  board.store([
    {
      ...{ kind: "clock", do: "start", fightClockMs: 360_000, at },
      actionId: "00000000-0000-7006-8000-000000000008",
    } as FightAction,
  ]);
  await press(" ");

  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem(`scoreboard:${board.fight.id}`) ?? "{}");
    expect(kept.actions).toEqual(board.server.actions);
  });
  expect(board.server.actions).toHaveLength(1);
  expect(screen.queryByText(/recusou/)).toBeNull();
});

it("says who is missing when the fight cannot start yet", async () => {
  const board = fakeBoard();
  const waiting = fakeBoard({ changes: { status: "waiting", first: board.next[1]!.first } });
  await renderPage(<ScoreboardPage />, {
    path: "/event/:eventRef/scoreboard/:fightId",
    at: `/event/copa/scoreboard/${waiting.fight.id}`,
    api: [...waiting.api, refuses(getEvent, { code: "not_found" })],
  });

  expect(await screen.findByText("Esta luta ainda não pode começar")).toBeVisible();
  expect(screen.getByText(/Vencedor da luta 128 × Maria/)).toBeVisible();
});

it("F6 leads a scoreboard manager back to the queue of the mat, an organizer to the set-up", async () => {
  const back = () => screen.getByRole("link", { name: "Voltar às lutas" });
  const { fight } = await openTable(fakeBoard({ manages: false }));
  expect(back()).toHaveAttribute("href", `/manager-fights/copa?mat=${fight.mat!.id}`);
  cleanup();
  localStorage.clear();

  await openTable();
  expect(back()).toHaveAttribute("href", `/config-event/copa/fights?mat=${fight.mat!.id}`);
});
