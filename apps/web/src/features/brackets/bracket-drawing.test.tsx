import type { Bracket } from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderPage } from "#test/render-page.tsx";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { BracketView } from "./bracket-view.tsx";

function Shown({ bracket, look = "columns" }: { bracket: Bracket; look?: "columns" | "table" }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <BracketView
      bracket={bracket}
      look={look}
      timeZone="America/Sao_Paulo"
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

const drawing = () => screen.getByRole("list", { name: /lutas em ordem/ });
const cards = () => within(drawing()).getAllByRole("article");
const rowOf = (name: RegExp) => within(drawing()).getAllByRole("button", { name })[0]!;

it("reads the fights in their order, with score, winner and how it was won", async () => {
  await renderPage(<Shown bracket={sampleKnockout(4, { played: 1 })} />);

  expect(cards().map((card) => card.querySelector("p")?.textContent)).toEqual([
    "Luta 11SemifinalFinalização · armlock · 3:12",
    "Luta 22SemifinalTatame 3 · 10:14",
    "Luta 33FinalTatame 1 · 10:21",
  ]);
  expect(rowOf(/João Silva/)).toHaveAccessibleName(/cabeça de chave 1.*vencedor.*6 pontos/);
  expect(within(cards()[2]!).getByText("Vencedor da luta 2")).toBeVisible();
});

it("says who came through with a bye", async () => {
  await renderPage(<Shown bracket={sampleKnockout(3)} />);

  expect(rowOf(/João Silva/)).toHaveAccessibleName(/passou direto/);
});

it("lights the way of the athlete under the pointer to the final", async () => {
  await renderPage(<Shown bracket={sampleKnockout(8, { played: 1 })} />);

  await userEvent.hover(rowOf(/João Silva/));

  const lit = drawing().querySelectorAll("li[data-lit]");
  expect([...lit].map((card) => card.querySelector("p")?.textContent?.slice(0, 6))).toEqual([
    "Luta 1",
    "Luta 5",
    "Luta 7",
  ]);
  await userEvent.unhover(rowOf(/João Silva/));
  expect(drawing().querySelectorAll("li[data-lit]")).toHaveLength(0);
});

it("says the way of a chosen athlete in words, and lets go", async () => {
  await renderPage(<Shown bracket={sampleKnockout(8, { played: 1 })} />);

  await userEvent.click(rowOf(/João Silva/));

  const strip = screen.getByRole("region", { name: "Caminho de João Silva" });
  expect(strip).toHaveTextContent("Tatame 3 · 10:35 · Próxima: Vencedor da luta 2 · Semifinal");
  expect(strip).toHaveTextContent("venceu Kauã Figueiredo Guimarães · 6 × 2");

  await userEvent.click(screen.getByRole("button", { name: /Deixar de seguir/ }));
  expect(screen.queryByRole("region", { name: /Caminho/ })).toBeNull();
});

it("is one stop of the tab key, and the arrows go along the lines", async () => {
  await renderPage(<Shown bracket={sampleKnockout(4, { played: 1 })} />);
  const focused = () => document.activeElement?.textContent;

  await userEvent.tab();
  expect(focused()).toContain("João Silva");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toContain("João Silva");
  expect(document.activeElement?.closest("article")).toBe(cards()[2]);
  await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
  expect(focused()).toContain("Ana Alves");
  await userEvent.tab();
  expect(drawing()).not.toContainElement(document.activeElement as HTMLElement);
});

it("shows the podium beside the final", async () => {
  await renderPage(<Shown bracket={sampleKnockout(4, { played: 3 })} />);

  const podium = screen.getByRole("list", { name: "Pódio" });
  expect(
    within(podium)
      .getAllByRole("listitem")
      .map((row) => within(row).getByRole("img").getAttribute("aria-label")),
  ).toEqual(["Ouro", "Prata", "Bronze", "Bronze"]);
});

it("lists the same fights as a table", async () => {
  await renderPage(<Shown bracket={sampleKnockout(8, { played: 4 })} look="table" />);

  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
  ]);
});

it("says it when an athlete is alone or nothing was drawn", async () => {
  const bracket = sampleKnockout(1);
  await renderPage(<Shown bracket={bracket} />);
  expect(screen.getByText("João Silva está só nesta categoria: ouro sem luta.")).toBeVisible();

  await renderPage(<Shown bracket={{ ...bracket, type: null }} />);
  expect(screen.getByText(/ainda não foi sorteada/)).toBeVisible();
});
