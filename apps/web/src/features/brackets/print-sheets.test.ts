import { expect, it } from "vitest";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { compact } from "./bracket-layout.ts";
import { printSheets } from "./print-sheets.ts";

it.each([2, 5, 16, 32])("prints %d athletes on one sheet", (count) => {
  const bracket = sampleKnockout(count, { bronze: true });
  const [sheet, ...others] = printSheets(bracket);

  expect(others).toEqual([]);
  expect(sheet?.layout.cards).toHaveLength(bracket.fights.length);
});

it("cuts a bracket that would be too small to read, and loses no fight", () => {
  const bracket = sampleKnockout(128);
  const sheets = printSheets(bracket);
  const printed = new Set(
    sheets.flatMap(({ layout }) => layout.cards.map((card) => card.fight.key)),
  );

  expect(sheets.length).toBeGreaterThan(2);
  expect(printed.size).toBe(bracket.fights.length);
  for (const { layout, scale } of sheets) {
    expect(scale).toBeGreaterThan(layout.metrics === compact ? 0.4 : 0.49);
  }
});
