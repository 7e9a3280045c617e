import { describe, expect, it } from "vitest";
import { type PlanFight, propagate } from "./index.ts";

const fight = (id: string, more: Partial<PlanFight> = {}): PlanFight => ({
  id,
  seconds: 300,
  matSeconds: 360,
  restSeconds: 300,
  after: [],
  athletes: [],
  ...more,
});
const mats = ["1", "2"].map((id) => ({
  id,
  windows: [
    { from: 0, to: 2000 },
    { from: 3000, to: 9000 },
  ],
}));
const input = {
  mats,
  fights: [fight("a"), fight("b"), fight("c", { after: ["a"] }), fight("d", { athletes: ["ana"] })],
};
const planned = [
  { id: "a", mat: "1", start: 0 },
  { id: "b", mat: "1", start: 360 },
  { id: "c", mat: "2", start: 600 },
  { id: "d", mat: "1", start: 720 },
];
const startsAfter = (now: number, started: Parameters<typeof propagate>[2]["started"]) =>
  Object.fromEntries(
    propagate(input, planned, { now, started }).fights.map(({ id, start }) => [id, start]),
  );

describe("propagate", () => {
  it.each([
    ["as planned", 0, {}, { a: 0, b: 360, c: 600, d: 720 }],
    [
      "a fight that ended early brings the next forward",
      100,
      { a: { start: 0, end: 100 } },
      { a: 0, b: 160, c: 400, d: 520 },
    ],
    [
      "a fight that goes on pushes what follows",
      500,
      { a: { start: 0 } },
      { a: 0, b: 560, c: 800, d: 920 },
    ],
    ["nothing starts in the past", 1000, {}, { a: 1000, b: 1360, c: 1600, d: 3000 }],
    [
      "a fight moved to another mat",
      300,
      { b: { start: 0, end: 300, mat: "2" } },
      { b: 0, a: 300, d: 660, c: 900 },
    ],
  ])("%s", (_case, now, started, expected) => {
    expect(startsAfter(now, started)).toEqual(expected);
  });

  it("runs on past the last hour", () => {
    expect(propagate(input, planned, { now: 8900, started: {} }).end).toBe(8900 + 720 + 300);
  });

  it("survives an order made by hand that goes against the bracket", () => {
    const order = [
      { id: "c", mat: "1", start: 0 },
      { id: "a", mat: "1", start: 360 },
    ];
    const { fights } = propagate(input, order, { now: 0, started: {} });

    expect(fights.map(({ id, start }) => [id, start])).toEqual([
      ["c", 0],
      ["a", 360],
    ]);
  });
});
