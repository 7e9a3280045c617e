import type { Fight } from "@chave/contract";
import { describe, expect, it } from "vitest";
import { positionSide, sampleEntries, sampleFight, sideFrom } from "#test/sample-bracket.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { type BracketLayout, layoutOf } from "./bracket-layout.ts";

const cardOf = (layout: BracketLayout, key: string) =>
  layout.cards.find((card) => card.fight.key === key)!;
const middle = (layout: BracketLayout, key: string) =>
  cardOf(layout, key).y + layout.metrics.captionHeight + layout.metrics.rowHeight;

function overlaps({ cards, metrics }: BracketLayout): number {
  const height = metrics.captionHeight + 2 * metrics.rowHeight;
  return cards.filter((a, i) =>
    cards.some((b, j) => i < j && a.x === b.x && Math.abs(a.y - b.y) < height),
  ).length;
}

describe("layoutOf", () => {
  it.each([2, 3, 5, 6, 8, 13, 16, 32, 64])("keeps the cards of %d athletes apart", (count) => {
    const layout = layoutOf(sampleKnockout(count, { bronze: true }));

    expect(overlaps(layout)).toBe(0);
    expect(layout.columns).toHaveLength(Math.ceil(Math.log2(count)));
    for (const card of layout.cards) {
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.y).toBeGreaterThanOrEqual(0);
      expect(card.x + layout.metrics.cardWidth).toBeLessThanOrEqual(layout.width);
    }
  });

  it("puts a fight half way between the two that feed it", () => {
    const layout = layoutOf(sampleKnockout(8));

    expect(middle(layout, "SF1")).toBe((middle(layout, "QF1") + middle(layout, "QF2")) / 2);
    expect(middle(layout, "F")).toBe((middle(layout, "SF1") + middle(layout, "SF2")) / 2);
  });

  it("draws lines of horizontal and vertical strokes from winner to next fight", () => {
    const layout = layoutOf(sampleKnockout(4));
    const { cardWidth, columnGap } = layout.metrics;

    expect(layout.lines.map(({ from, to }) => `${from}>${to}`)).toEqual(["SF1>F", "SF2>F"]);
    expect(layout.lines[0]!.path).toBe(
      `M${cardWidth} ${middle(layout, "SF1")}H${cardWidth + columnGap / 2}` +
        `V${middle(layout, "F")}H${cardWidth + columnGap}`,
    );
  });

  it("shows who had a bye in the round where he first fights", () => {
    const layout = layoutOf(sampleKnockout(5));

    expect(layout.cards.map((card) => [card.fight.key, card.byes])).toEqual([
      ["QF2", []],
      ["SF1", ["first"]],
      ["SF2", ["first", "second"]],
      ["F", []],
    ]);
    expect(middle(layout, "SF1")).toBe(middle(layout, "QF2"));
  });

  it("collapses a first-round bye that the server lists as a fight", () => {
    const bracket = sampleKnockout(4);
    const [first, second] = bracket.fights as [Fight, Fight];
    const bye: Fight = { ...second, status: "bye", second: { ...second.second, bye: true } };
    const layout = layoutOf({ fights: [first, bye, bracket.fights[2]!] });

    expect(layout.cards.map((card) => card.fight.key)).toEqual(["SF1", "F"]);
    expect(cardOf(layout, "F").byes).toEqual(["second"]);
  });

  it("puts the bronze fight under the final", () => {
    const layout = layoutOf(sampleKnockout(8, { bronze: true }));

    expect(cardOf(layout, "B").x).toBe(cardOf(layout, "F").x);
    expect(cardOf(layout, "B").y).toBeGreaterThan(cardOf(layout, "F").y);
    expect(layout.columns.map((column) => column.round.name)).toEqual([
      "quarterfinal",
      "semifinal",
      "final",
    ]);
  });

  it("draws both ways of the three-athlete comeback", () => {
    const [a, b, c] = sampleEntries(3).map(positionSide) as [
      Fight["first"],
      Fight["first"],
      Fight["first"],
    ];
    const c1 = sampleFight(1, {
      key: "C1",
      round: { name: "comeback", number: 1 },
      depth: 0,
      first: a,
      second: b,
    });
    const c2 = sampleFight(2, {
      key: "C2",
      round: { name: "comeback", number: 2 },
      depth: 1,
      first: sideFrom("loser", c1),
      second: c,
    });
    const final = sampleFight(3, {
      key: "F",
      round: { name: "final" },
      depth: 2,
      first: sideFrom("winner", c1),
      second: sideFrom("winner", c2),
    });
    const layout = layoutOf({ fights: [c1, c2, final] });

    expect(overlaps(layout)).toBe(0);
    expect(layout.lines.map(({ from, to, as }) => `${from}>${to} ${as}`)).toEqual([
      "C1>C2 loser",
      "C1>F winner",
      "C2>F winner",
    ]);
    expect(layout.cards.every((card) => card.byes.length === 0)).toBe(true);
  });

  it("keeps three fights of the same two athletes on one line", () => {
    const [first, second] = sampleEntries(2).map(positionSide) as [Fight["first"], Fight["first"]];
    const fights = [1, 2, 3].map((number) =>
      sampleFight(number, {
        key: `A${number}`,
        round: { name: "best_of_three", number, group: "A" },
        depth: number - 1,
        first,
        second,
      }),
    );
    const layout = layoutOf({ fights });

    expect(new Set(layout.cards.map((card) => card.y)).size).toBe(1);
    expect(layout.lines).toEqual([]);
  });

  it("stands the chosen round closest together, for one round per screen", () => {
    const bracket = sampleKnockout(16);
    const whole = layoutOf(bracket);
    const fromSemifinals = layoutOf(bracket, { base: 2 });

    expect(cardOf(fromSemifinals, "SF1").y).toBe(0);
    expect(fromSemifinals.height).toBeLessThan(whole.height / 3);
    expect(overlaps(fromSemifinals)).toBe(0);
  });

  it("leaves room for the podium beside the final", () => {
    const bracket = sampleKnockout(4);
    const { width, end, metrics } = layoutOf(bracket, { podiumRows: 3 });

    expect(end).toEqual({
      x: layoutOf(bracket).width,
      y: middle(layoutOf(bracket), "F"),
    });
    expect(width - end.x).toBe(metrics.columnGap + metrics.podiumWidth);
  });

  it("draws nothing of a bracket without fights", () => {
    expect(layoutOf({ fights: [] })).toMatchObject({ width: 0, height: 0, cards: [], lines: [] });
  });
});
