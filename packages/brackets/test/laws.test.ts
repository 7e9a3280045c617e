import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BracketState,
  buildBracket,
  correct,
  isFinished,
  isRefusal,
  mayReach,
  placings,
  play,
  type Results,
  record,
  resultsOf,
  undo,
} from "../src/index.ts";
import { randomFrom } from "../src/random.ts";
import { accepted, anyResult, day, placed, states } from "./arbitraries.ts";

const runs = { numRuns: 500 };

describe("whatever happens in a bracket", () => {
  it("every fight comes to an end and everybody gets exactly one place", () => {
    fc.assert(
      fc.property(placed, day, ({ format, positions }, day) => {
        const { state } = states(format, positions, day).at(-1)!;
        expect(isFinished(state)).toBe(true);

        const order = placings(state);
        const entries = positions.filter((entry) => entry !== null);
        expect(order.map(({ entry }) => entry).sort()).toEqual(entries.sort());
        expect(order.map(({ place }) => place)).toEqual(
          order.map(({ place }) => place).toSorted((a, b) => a - b),
        );
      }),
      runs,
    );
  });

  it("nobody meets himself, fights after he is out, or stands in two first fights", () => {
    fc.assert(
      fc.property(placed, day, ({ format, positions }, day) => {
        const history = states(format, positions, day);
        for (const [index, { key }] of history.entries()) {
          if (key === null) continue;
          const before = history[index - 1]!.state;
          const fight = before.fights.find((other) => other.key === key)!;
          expect(fight.first).not.toBe(fight.second);
          const out = before.out.map(({ entry }) => entry);
          expect(out).not.toContain(fight.first);
          expect(out).not.toContain(fight.second);
        }
      }),
      runs,
    );
  });

  it("nobody fights on after the losses his format allows", () => {
    fc.assert(
      fc.property(placed, day, ({ format, positions }, day) => {
        if (format.type !== "single_elimination" && format.type !== "double_elimination") return;
        const allowed = format.type === "double_elimination" || format.bronze === "fight" ? 2 : 1;
        const { state } = states(format, positions, day).at(-1)!;
        for (const entry of positions.filter((standing) => standing !== null)) {
          const lost = state.fights.filter(({ result, loser }) => result && loser === entry);
          expect(lost.length).toBeLessThanOrEqual(allowed);
        }
      }),
      runs,
    );
  });

  it("the same results in any order give the same state, and JSON keeps it", () => {
    fc.assert(
      fc.property(placed, day, ({ format, positions }, day) => {
        for (const { state } of states(format, positions, day).slice(-3)) {
          expect(play(state.bracket, resultsOf(state))).toEqual(state);
          const bracket = JSON.parse(JSON.stringify(state.bracket));
          expect(play(bracket, JSON.parse(JSON.stringify(resultsOf(state))))).toEqual(state);
        }
      }),
      runs,
    );
  });

  it("undo(record(x)) = x, and x itself never changes", () => {
    fc.assert(
      fc.property(placed, day, ({ format, positions }, day) => {
        const history = states(format, positions, day);
        const printed = history.map(({ state }) => JSON.stringify(state));
        for (const [index, { state, key }] of history.entries()) {
          if (key !== null) expect(undo(state, key)).toEqual(history[index - 1]!.state);
        }
        expect(history.map(({ state }) => JSON.stringify(state))).toEqual(printed);
      }),
      { numRuns: 200 },
    );
  });

  it("a correction gives what playing the corrected results gives, or is refused for a later fight", () => {
    fc.assert(
      fc.property(placed, day, fc.nat(), ({ format, positions }, day, pick) => {
        const { state } = states(format, positions, day, 12).at(-1)!;
        const done = state.fights.filter((fight) => fight.status === "done");
        if (done.length === 0) return;
        const { key } = done[pick % done.length]!;
        const result = anyResult(randomFrom(`correction ${pick}`));
        const results = { ...resultsOf(state), [key]: result };

        const corrected = correct(state, key, result);
        if (isRefusal(corrected)) {
          expect(corrected.refused).toBe("later_fight_finished");
          expect(standsAsFought(state, results)).toBe(false);
        } else {
          expect(corrected).toEqual(play(state.bracket, results));
        }
      }),
      runs,
    );
  });

  it("whoever comes to stand in a fight was announced as possible all the time", () => {
    fc.assert(
      fc.property(placed, day, ({ format, positions }, day) => {
        const history = states(format, positions, day);
        const last = history.at(-1)!.state;
        for (const { state } of history) {
          const reach = mayReach(state);
          for (const fight of last.fights) {
            const possible = reach.get(fight.key);
            if (!possible || fight.status !== "done") continue;
            expect(possible.first).toContain(fight.first);
            expect(possible.second).toContain(fight.second);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("what is placed before the end stays where it is", () => {
    fc.assert(
      fc.property(placed, day, ({ format, positions }, day) => {
        const history = states(format, positions, day);
        const final = new Map(
          placings(history.at(-1)!.state).map((placing) => [placing.entry, placing]),
        );
        for (const { state } of history) {
          for (const placing of placings(state)) expect(final.get(placing.entry)).toEqual(placing);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Whether, with these results instead, everybody would still stand in the fights he has fought. */
function standsAsFought(state: BracketState, results: Results): boolean {
  try {
    const other = play(state.bracket, results);
    return other.fights.every(({ first, second }, index) => {
      const fight = state.fights[index]!;
      return fight.status !== "done" || (fight.first === first && fight.second === second);
    });
  } catch {
    return false;
  }
}

it("keeps fights in an order in which everything needed comes first, in an earlier column", () => {
  fc.assert(
    fc.property(placed, ({ format, positions }) => {
      const { fights } = buildBracket(format, positions);
      const earlier = new Map<string, number>();
      for (const [index, fight] of fights.entries()) {
        expect(fight.order).toBe(index + 1);
        for (const source of [fight.first, fight.second]) {
          if (!("fight" in source)) continue;
          expect(earlier.get(source.fight)).toBeLessThan(fight.depth);
        }
        earlier.set(fight.key, fight.depth);
      }
      expect(earlier.size).toBe(fights.length);
    }),
    runs,
  );
});

it("refuses to undo while a later fight has begun, and says which", () => {
  const start = play(
    buildBracket({ type: "single_elimination", bronze: "fight" }, ["a", "b", "c", "d"]),
  );
  const win = { winner: "first", method: "points" } as const;
  const semifinals = ["SF1", "SF2"].reduce((state, key) => accepted(recordIn(state, key)), start);
  expect(undo(semifinals, "SF1", new Set(["F"]))).toEqual({
    refused: "later_fight_started",
    fight: "SF1",
    because: "F",
  });
  expect(undo(accepted(recordIn(semifinals, "B")), "SF2")).toEqual({
    refused: "later_fight_finished",
    fight: "SF2",
    because: "B",
  });

  function recordIn(state: typeof start, key: string) {
    return record(state, key, win);
  }
});
