import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw, type Entry, type Format, whyNotOffered } from "../src/index.ts";
import { entriesOf, treeFormat } from "./arbitraries.ts";

const elimination: Format = { type: "single_elimination", bronze: "shared" };
const runs = { numRuns: 1000 };

const entries = (most: number) =>
  fc.integer({ min: 1, max: most }).chain((n) =>
    fc.tuple(
      ...entriesOf(n).map(({ id }) =>
        fc.record({ gym: fc.constantFrom("g1", "g2", "g3", "g4", undefined), dice: fc.nat(4) }).map(
          ({ gym, dice }): Entry => ({
            id,
            ...(gym && { gym }),
            ...(dice === 0 && { seed: Number(id.slice(1)) }),
          }),
        ),
      ),
    ),
  );

const format: fc.Arbitrary<Format> = fc.oneof(
  treeFormat,
  fc.constant<Format>({ type: "round_robin" }),
  fc.constant<Format>({ type: "multi_phase", groups: 3, advance: 2, bronze: "none" }),
);

describe("a draw", () => {
  it("is the same for the same entries and seed, in whatever order they are listed", () => {
    fc.assert(
      fc.property(entries(40), format, fc.string(), fc.nat(), (list, format, seed, turn) => {
        const turned = [...list.slice(turn % list.length), ...list.slice(0, turn % list.length)];
        expect(JSON.stringify(draw(turned, format, seed))).toBe(
          JSON.stringify(draw(list, format, seed)),
        );
      }),
      runs,
    );
  });

  it("says that somebody is kept apart from a gym only when nobody of it may be met first", () => {
    const list: Entry[] = [
      ...["a", "b", "c"].map((id) => ({ id, gym: "big" })),
      { id: "d", gym: "other" },
    ];
    const { positions, placements } = draw(list, elimination, "any");

    const gymAt = (position: number) => list.find(({ id }) => id === positions[position])!.gym;
    for (const { position, reason } of placements) {
      const meetsMate = gymAt(position) === gymAt(position ^ 1);
      expect(reason.kind === "apart").toBe(gymAt(position) === "big" && !meetsMate);
    }
  });

  it("places everybody once, seeds in seed order, byes against the best", () => {
    fc.assert(
      fc.property(entries(40), format, fc.string(), (list, format, seed) => {
        const { positions, placements } = draw(list, format, seed);
        const standing = positions.filter((entry) => entry !== null);
        expect(standing.toSorted()).toEqual(list.map(({ id }) => id).sort());
        expect(placements.map(({ entry }) => entry)).toEqual(positions);

        const seeds = list.flatMap((entry) => entry.seed ?? []).sort((a, b) => a - b);
        const passes = placements.flatMap(({ reason }) =>
          reason.kind === "bye" && reason.seed !== undefined ? [reason.seed] : [],
        );
        expect(passes.sort((a, b) => a - b)).toEqual(seeds.slice(0, passes.length));
      }),
      runs,
    );
  });

  // Written down once: a change here breaks every draw that was ever published.
  it("stays what it was", () => {
    expect(draw(entriesOf(6), elimination, "chave").positions).toMatchInlineSnapshot(`
      [
        "e5",
        null,
        "e6",
        "e4",
        "e3",
        null,
        "e1",
        "e2",
      ]
    `);
    expect(
      draw(entriesOf(5), { type: "round_robin" }, "São Paulo 2026").positions,
    ).toMatchInlineSnapshot(`
      [
        "e5",
        "e2",
        "e1",
        "e3",
        "e4",
      ]
    `);
  });

  it("gives every position its reason", () => {
    const list: Entry[] = [
      { id: "ana", seed: 1 },
      { id: "bia", gym: "Norte" },
      { id: "cia", gym: "Norte" },
    ];
    const { placements } = draw(list, elimination, "any");
    expect(placements.map(({ reason }) => reason)).toEqual([
      { kind: "seed", seed: 1 },
      { kind: "bye", of: "ana", seed: 1 },
      // The two meet at once: with three entries nothing else is possible, and nothing else is claimed.
      { kind: "drawn" },
      { kind: "drawn" },
    ]);
  });

  it("leaves every position to everybody", () => {
    const seen = new Map<string, number>();
    const times = 6000;
    for (let seed = 0; seed < times; seed++) {
      for (const [position, id] of draw(entriesOf(4), elimination, `${seed}`).positions.entries()) {
        seen.set(`${id} at ${position}`, (seen.get(`${id} at ${position}`) ?? 0) + 1);
      }
    }
    expect(seen.size).toBe(16);
    // A fair draw strays less than five standard deviations (168) from a quarter.
    for (const count of seen.values()) expect(Math.abs(count - times / 4)).toBeLessThan(168);
  });

  it("refuses an entry listed twice", () => {
    expect(() => draw([{ id: "ana" }, { id: "ana" }], elimination, "")).toThrow("ana");
  });
});

it("says why a format is not offered", () => {
  expect(whyNotOffered({ type: "best_of_three" }, 3)).toEqual({ why: "needs_exactly", entries: 2 });
  expect(whyNotOffered({ type: "classification" }, 3)).toEqual({
    why: "needs_at_least",
    entries: 4,
  });
  expect(whyNotOffered({ type: "multi_phase", groups: 2, advance: 3, bronze: "none" }, 5)).toEqual({
    why: "group_too_small",
    entries: 6,
  });
});
