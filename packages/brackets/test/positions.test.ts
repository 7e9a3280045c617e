import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addEntry,
  buildBracket,
  draw,
  type Format,
  moveEntry,
  swapEntries,
  whyNotOffered,
  withdrawEntry,
} from "../src/index.ts";
import { entriesOf, treeFormat } from "./arbitraries.ts";

const elimination: Format = { type: "single_elimination", bronze: "shared" };

describe("before the first fight", () => {
  it("an athlete moves to a bye, or changes places", () => {
    expect(moveEntry(["a", null, "b", "c"], "c", 1)).toEqual({
      positions: ["a", "c", "b", null],
      changes: [
        { position: 1, before: null, after: "c" },
        { position: 3, before: "c", after: null },
      ],
    });
    expect(swapEntries(["a", "b", "c", "d"], "a", "d").positions).toEqual(["d", "b", "c", "a"]);
    expect(() => moveEntry(["a", "b"], "x", 0)).toThrow("x");
  });

  it("a withdrawal changes one position", () => {
    expect(withdrawEntry(["a", "b", "c", "d"], "c")).toEqual({
      positions: ["a", "b", null, "d"],
      changes: [{ position: 2, before: "c", after: null }],
    });
  });

  it("a late entry takes the bye farthest from his gym, then of the lowest seed", () => {
    const entries = [
      { id: "a", seed: 1, gym: "Norte" },
      { id: "b", seed: 2 },
      { id: "c", seed: 3 },
    ];
    const positions = ["a", null, "d", "e", "b", null, "c", null];
    expect(addEntry(elimination, positions, { id: "x" }, entries).changes).toEqual([
      { position: 7, before: null, after: "x" },
    ]);
    const full = addEntry(elimination, ["a", "b"], { id: "x", gym: "Norte" }, entries);
    expect(full.positions).toEqual(["a", null, "b", "x"]);
    expect(full.changes).toHaveLength(1);
  });

  it("a late entry joins the smallest group", () => {
    const format: Format = { type: "multi_phase", groups: 2, advance: 1, bronze: "none" };
    const { positions, changes } = addEntry(format, ["a", "b", "c", "d", "e"], { id: "x" }, []);
    expect(positions).toEqual(["a", "b", "c", "d", "e", "x"]);
    expect(changes).toEqual([{ position: 5, before: null, after: "x" }]);
  });

  it("late entries and withdrawals leave one bracket with everybody in it once", () => {
    fc.assert(
      fc.property(treeFormat, fc.integer({ min: 5, max: 30 }), fc.string(), (format, n, seed) => {
        const entries = entriesOf(n);
        let { positions } = draw(entries, format, seed);
        positions = addEntry(format, positions, { id: "late" }, entries).positions;
        positions = withdrawEntry(positions, "e3").positions;
        const standing = positions.filter((entry) => entry !== null);
        expect(standing.toSorted()).toEqual(
          [...entries.map(({ id }) => id).filter((id) => id !== "e3"), "late"].sort(),
        );
        expect(whyNotOffered(format, n)).toBeNull();
        if (format.type === "single_elimination" && format.bronze !== "fight") {
          expect(buildBracket(format, positions).fights).toHaveLength(n - 1);
        }
      }),
      { numRuns: 500 },
    );
  });
});
