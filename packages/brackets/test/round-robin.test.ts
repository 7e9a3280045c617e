import { describe, expect, it } from "vitest";
import {
  buildBracket,
  type Format,
  groupTable,
  placings,
  play,
  type Result,
} from "../src/index.ts";
import { fought, idsOf } from "./arbitraries.ts";

const format: Format = { type: "round_robin" };
const start = (...entries: string[]) => play(buildBracket(format, entries));

describe("the order of fights", () => {
  it.each([5, 6, 7, 8, 9, 12, 15, 16])("%i athletes: nobody fights twice in a row", (n) => {
    const { fights } = start(...idsOf(n));
    for (const [index, fight] of fights.entries()) {
      const before = fights[index - 1];
      expect([before?.first, before?.second]).not.toContain(fight.first);
      expect([before?.first, before?.second]).not.toContain(fight.second);
    }
  });

  it.each([3, 4])("%i athletes: as seldom as can be", (n) => {
    const { fights } = start(...idsOf(n));
    const twice = fights.filter((fight, index) => {
      const before = fights[index - 1];
      return (
        before &&
        [fight.first, fight.second].some((entry) => [before.first, before.second].includes(entry))
      );
    });
    expect(twice).toHaveLength(2);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])("%i athletes: everybody meets everybody once", (n) => {
    const pairs = start(...idsOf(n)).fights.map(({ first, second }) =>
      [first, second].sort().join(),
    );
    expect(new Set(pairs).size).toBe((n * (n - 1)) / 2);
  });

  it("the best two meet in the last round", () => {
    for (const n of [3, 4, 5, 6, 7, 8]) {
      const { fights } = buildBracket(format, idsOf(n));
      const last = fights.at(-1)!.round.number;
      const meeting = fights.find(
        ({ first, second }) =>
          "position" in first && "position" in second && first.position + second.position === 1,
      );
      expect(meeting?.round.number).toBe(last);
    }
  });
});

/** Plays all fights: `wins` lists "winner loser", `more` says how. */
function table(entries: string[], wins: string[], more: Record<string, Partial<Result>> = {}) {
  const state = wins.reduce(
    (before, win) => {
      const [winner, loser] = win.split(" ");
      const fight = before.fights.find(
        ({ first, second }) =>
          (first === winner && second === loser) || (first === loser && second === winner),
      )!;
      return fought(before, [
        fight.key,
        fight.first === winner ? "first" : "second",
        more[win] ?? {},
      ]);
    },
    start(...entries),
  );
  return placings(state)
    .map(({ entry }) => entry)
    .join(" ");
}

describe("the table", () => {
  it("counts wins", () => {
    expect(table(["a", "b", "c"], ["c a", "c b", "b a"])).toBe("c b a");
  });

  it("parts two by their own fight", () => {
    const wins = ["b a", "a c", "a d", "b c", "d b", "c d"];
    // b beat a; c beat d.
    expect(table(["a", "b", "c", "d"], wins)).toBe("b a c d");
  });

  it("does not part a circle of three by one pair", () => {
    const circle = ["a b", "b c", "c a"];
    expect(table(["a", "b", "c"], circle, { "b c": { method: "submission" } })).toBe("b c a");
  });

  it("goes back to the two who remain level once a circle is broken", () => {
    const circle = ["a b", "b c", "c a"];
    const score = (points: number) => ({
      score: {
        first: { points, advantages: 0, penalties: 0 },
        second: { points: 0, advantages: 0, penalties: 0 },
      },
    });
    // All three beat one; c won by the widest margin, then a beat b.
    const more = { "c a": { method: "submission" } as const, "a b": score(0), "b c": score(0) };
    expect(table(["b", "a", "c"], circle, more)).toBe("c a b");
  });

  it("keeps drawn order when nothing parts them", () => {
    expect(table(["a", "b", "c"], ["a b", "b c", "c a"])).toBe("a b c");
  });

  it("follows the chain it is given", () => {
    const byTime: Format = { type: "round_robin", tieBreaks: ["wins", "time_of_wins"] };
    const state = fought(
      play(buildBracket(byTime, ["a", "b", "c"])),
      ...(["A1", "A2", "A3"] as const).map((key) => [key, "first", { seconds: 90 }] as const),
    );
    expect(groupTable(state, "A").map(({ wins }) => wins)).toEqual([2, 1, 0]);
  });
});

describe("who is out of a group", () => {
  it("gives his remaining opponents their win and stands last, without a medal", () => {
    const state = fought(start("a", "b", "c"), ["A1", "first", { method: "no_show" }]);
    const gone = state.fights[0]!.loser!;
    const open = state.fights.filter(({ status }) => status === "ready");
    expect(open).toHaveLength(1);
    expect(state.fights.filter(({ status }) => status === "bye")).toHaveLength(1);

    const end = fought(state, [open[0]!.key, "first"]);
    expect(placings(end).at(-1)).toEqual({ place: 3, entry: gone, medal: null });
  });

  it("keeps fights already fought", () => {
    const all = start("a", "b", "c");
    const state = fought(all, ["A1", "second"], ["A2", "second", { method: "disqualification" }]);
    expect(state.fights[0]!.status).toBe("done");
    expect(state.fights[2]!.status).not.toBe("waiting");
  });
});
