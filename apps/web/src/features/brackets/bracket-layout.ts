import type { Bracket, Corner, Fight, FightRound } from "@chave/contract";
import { rootsOf, slotsOf } from "./bracket-slots.ts";
import { type BracketTree, bracketTree, corners } from "./bracket-tree.ts";

/** All lengths in CSS pixels. */
export type Metrics = {
  cardWidth: number;
  rowHeight: number;
  /** The line over a card: number, mat and time, or how it was won. */
  captionHeight: number;
  cardGap: number;
  columnGap: number;
  podiumWidth: number;
  podiumRowHeight: number;
};

export const comfortable: Metrics = {
  cardWidth: 268,
  rowHeight: 44,
  captionHeight: 20,
  cardGap: 16,
  columnGap: 36,
  podiumWidth: 224,
  podiumRowHeight: 52,
};

/** For paper and the overview: one line a row, so that 64 athletes stand on a sheet. */
export const compact: Metrics = {
  cardWidth: 268,
  rowHeight: 22,
  captionHeight: 15,
  cardGap: 7,
  columnGap: 28,
  podiumWidth: 224,
  podiumRowHeight: 34,
};

export type Card = {
  fight: Fight;
  column: number;
  x: number;
  /** Top of the caption; the two rows begin `captionHeight` below. */
  y: number;
  byes: readonly Corner[];
};

export type Line = {
  from: string;
  to: string;
  as: "winner" | "loser";
  /** An SVG path of horizontal and vertical strokes. */
  path: string;
};

export type Column = { x: number; round: FightRound; keys: readonly string[] };

export type BracketLayout = {
  width: number;
  height: number;
  metrics: Metrics;
  columns: readonly Column[];
  cards: readonly Card[];
  lines: readonly Line[];
  /** Medals beside the deciding fight; 0 when there are none yet or no room. */
  podiumRows: number;
  /** Where the line to them leaves that fight. */
  end: { x: number; y: number };
};

type Options = {
  metrics?: Metrics;
  /** The column whose fights stand closest together; earlier ones keep a stack of their own (a phone shows one at a time). */
  base?: number;
  /** Medals to stand beside the final. */
  podiumRows?: number;
};

/** Where every fight of a bracket stands and how the lines run. */
export function layoutOf(
  bracket: Pick<Bracket, "fights">,
  { metrics = comfortable, base = 0, podiumRows = 0 }: Options = {},
): BracketLayout {
  const tree = bracketTree(bracket);
  const depths = [...new Set(tree.fights.map((fight) => fight.depth))].toSorted((a, b) => a - b);
  const columnOf = (fight: Fight) => depths.indexOf(fight.depth);
  const slots = slotsOf(tree, columnOf, base);

  const pitch = metrics.cardWidth + metrics.columnGap;
  const cardHeight = metrics.captionHeight + 2 * metrics.rowHeight;
  const left = hasByeInFirstColumn(tree, columnOf) ? metrics.columnGap : 0;

  const cards = tree.fights.map(
    (fight): Card => ({
      fight,
      column: columnOf(fight),
      x: left + columnOf(fight) * pitch,
      y: (slots.get(fight.key) ?? 0) * (cardHeight + metrics.cardGap),
      byes: corners.filter((corner) => tree.cameByBye(fight, corner)),
    }),
  );
  const cardOf = new Map(cards.map((card) => [card.fight.key, card] as const));
  const shown = cards.filter((card) => card.column >= base);
  const root = cardOf.get(rootsOf(tree)[0]?.key ?? "");
  const right = Math.max(0, ...cards.map((card) => card.x + metrics.cardWidth));
  const end = { x: right, y: root ? middleOf(root, metrics) : 0 };
  const podiumEnd = end.y + (podiumRows - 0.5) * metrics.podiumRowHeight;

  return {
    width: right + (podiumRows ? metrics.columnGap + metrics.podiumWidth : 0),
    height: Math.max(podiumEnd, 0, ...shown.map((card) => card.y + cardHeight)),
    metrics,
    columns: depths.map((depth, column) => {
      const fights = tree.fights.filter((fight) => fight.depth === depth);
      const named = fights.find((fight) => fight.round.name !== "bronze") ?? fights[0]!;
      return { x: left + column * pitch, round: named.round, keys: fights.map(({ key }) => key) };
    }),
    cards,
    lines: linesOf(cardOf, metrics),
    podiumRows,
    end,
  };
}

const middleOf = (card: Card, metrics: Metrics) =>
  card.y + metrics.captionHeight + metrics.rowHeight;

function hasByeInFirstColumn(tree: BracketTree, columnOf: (fight: Fight) => number): boolean {
  return tree.fights.some(
    (fight) => columnOf(fight) === 0 && corners.some((corner) => tree.cameByBye(fight, corner)),
  );
}

function linesOf(cardOf: ReadonlyMap<string, Card>, metrics: Metrics): Line[] {
  const lines: Line[] = [];
  for (const to of cardOf.values()) {
    for (const corner of corners) {
      const { from } = to.fight[corner];
      if (from.kind !== "winner" && from.kind !== "loser") continue;
      const source = cardOf.get(from.key);
      // Losers' lines would cross the drawing; only the three-athlete comeback is small enough for them.
      if (!source || (from.kind === "loser" && to.fight.round.name !== "comeback")) continue;
      lines.push({
        from: from.key,
        to: to.fight.key,
        as: from.kind,
        path: pathBetween(source, to, from.kind, metrics),
      });
    }
  }
  return lines;
}

function pathBetween(from: Card, to: Card, as: "winner" | "loser", metrics: Metrics): string {
  const startX = from.x + metrics.cardWidth;
  const turnX = to.x - metrics.columnGap / 2;
  const startY = middleOf(from, metrics) + (as === "loser" ? metrics.rowHeight / 2 : 0);
  const endY = middleOf(to, metrics);
  if (startY === endY) return `M${startX} ${startY}H${to.x}`;
  return `M${startX} ${startY}H${turnX}V${endY}H${to.x}`;
}
