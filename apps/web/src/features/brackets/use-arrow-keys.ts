import type { Corner, Fight } from "@chave/contract";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import type { BracketLayout, Card } from "./bracket-layout.ts";
import { corners } from "./bracket-tree.ts";

type Row = { key: string; corner: Corner };

/** The drawing is one stop of the tab key; arrows move inside: up and down in a round, left and right along the lines. */
export function useArrowKeys(layout: BracketLayout) {
  const [focused, setFocused] = useState<Row | null>(null);
  const stands = focused && layout.cards.some((card) => isRow(card, focused));
  const tabStop = stands ? focused : firstRow(layout);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = rowOf(event.target);
    if (row) setFocused(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target as HTMLElement);
    const next = row && neighbour(layout, row, event.key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget
      .querySelector<HTMLElement>(`[data-row="${next.key}:${next.corner}"]`)
      ?.focus();
  };
  return { tabStop, list: { onFocus, onKeyDown } };
}

function rowOf(element: HTMLElement): Row | null {
  const [key, corner] = element.closest<HTMLElement>("[data-row]")?.dataset.row?.split(":") ?? [];
  return key && corner ? { key, corner: corner as Corner } : null;
}

const isKnown = (fight: Fight, corner: Corner) => fight[corner].registrationId !== null;
const isRow = (card: Card, row: Row) =>
  card.fight.key === row.key && isKnown(card.fight, row.corner);

const rowsOf = (cards: readonly Card[]): Row[] =>
  cards.flatMap(({ fight }) =>
    corners
      .filter((corner) => isKnown(fight, corner))
      .map((corner) => ({ key: fight.key, corner })),
  );

const firstRow = (layout: BracketLayout) => rowsOf(layout.cards)[0] ?? null;

function neighbour(layout: BracketLayout, row: Row, key: string): Row | undefined {
  const card = layout.cards.find((one) => one.fight.key === row.key);
  if (!card) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const column = layout.cards
      .filter((one) => one.column === card.column)
      .toSorted((a, b) => a.y - b.y);
    const rows = rowsOf(column);
    const at = rows.findIndex((one) => one.key === row.key && one.corner === row.corner);
    return rows[at + (key === "ArrowDown" ? 1 : -1)];
  }
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const column = card.column + (key === "ArrowRight" ? 1 : -1);
    const beside = layout.cards
      .filter((one) => one.column === column && rowsOf([one]).length > 0)
      .toSorted((a, b) => Math.abs(a.y - card.y) - Math.abs(b.y - card.y));
    const athlete = card.fight[row.corner].registrationId;
    const same = beside.find(({ fight }) =>
      corners.some((corner) => fight[corner].registrationId === athlete),
    );
    const target = rowsOf(same ? [same] : beside.slice(0, 1));
    return target.find((one) => same?.fight[one.corner].registrationId === athlete) ?? target[0];
  }
  return undefined;
}
