import { expect, it } from "vitest";
import { sampleId } from "#test/sample-bracket.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { fightsOfMats } from "./fights-of-mats.ts";

it("lists the fights to come mat by mat, the running one first", () => {
  const { fights } = sampleKnockout(8, { played: 2, running: true });
  const onOneMat = fights.map((fight) => ({
    ...fight,
    mat: { id: sampleId(5, 1) as never, name: "2" },
    plannedAt: fight.key === "QF4" ? "2026-12-12T10:00:00.000Z" : fight.plannedAt,
  }));

  expect(fightsOfMats(onOneMat)[0]?.fights.map(({ key }) => key)).toEqual([
    "QF3",
    "QF4",
    "SF1",
    "SF2",
    "F",
  ]);
});

it("counts mats as people do and keeps fights without a mat at the end", () => {
  const { fights } = sampleKnockout(4);
  const names = ["10", "2", null];
  const spread = fights.map((fight, index) => {
    const name = names[index] ?? null;
    return { ...fight, mat: name && { id: sampleId(5, Number(name)) as never, name } };
  });

  expect(fightsOfMats(spread as typeof fights).map(({ name }) => name)).toEqual(["2", "10", null]);
});
