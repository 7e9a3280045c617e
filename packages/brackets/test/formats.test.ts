import { describe, expect, it } from "vitest";
import {
  type BracketState,
  buildBracket,
  type Format,
  formatFor,
  mayReach,
  placings,
  play,
  type Source,
} from "../src/index.ts";
import { fought, idsOf } from "./arbitraries.ts";

const start = (format: Format, positions: readonly (string | null)[]) =>
  play(buildBracket(format, positions));

/** "1 ana gold, 2 bia silver" */
const podium = (state: BracketState) =>
  placings(state).map(({ place, entry, medal }) => [place, entry, medal].filter(Boolean).join(" "));

const source = (from: Source): string => {
  switch (from.from) {
    case "position":
      return `#${from.position}`;
    case "winner":
      return `W ${from.fight}`;
    case "loser":
      return `L ${from.fight}`;
    case "beaten":
      return `beaten in R${from.size} by W ${from.fight}`;
    case "place":
      return `${from.place} of ${from.group}`;
  }
};

/** The wiring in words. */
const wiring = (format: Format, positions: readonly (string | null)[]) =>
  buildBracket(format, positions).fights.map(
    (fight) => `${fight.key}: ${source(fight.first)} – ${source(fight.second)}`,
  );

describe("single elimination", () => {
  const shared: Format = { type: "single_elimination", bronze: "shared" };
  const fight: Format = { type: "single_elimination", bronze: "fight" };

  it("names rounds from the final back and lists only real fights", () => {
    expect(wiring(fight, ["a", null, "d", "e", "b", null, "c", null])).toEqual([
      "QF2: #2 – #3",
      "SF1: #0 – W QF2",
      "SF2: #4 – #6",
      "B: L SF1 – L SF2",
      "F: W SF1 – W SF2",
    ]);
  });

  it("gives two bronzes, or one after a fight", () => {
    const semifinals = [
      ["SF1", "first"],
      ["SF2", "second"],
    ] as const;
    const four = ["a", "b", "c", "d"];
    expect(podium(fought(start(shared, four), ...semifinals, ["F", "second"]))).toEqual([
      "1 d gold",
      "2 a silver",
      "3 c bronze",
      "3 b bronze",
    ]);
    expect(
      podium(fought(start(fight, four), ...semifinals, ["B", "first"], ["F", "first"])),
    ).toEqual(["1 a gold", "2 d silver", "3 b bronze", "4 c"]);
  });

  it("lets byes stand anywhere, also two against each other", () => {
    expect(wiring(shared, [null, null, "a", "b", null, "c", "d", null])).toEqual([
      "QF2: #2 – #3",
      "SF2: #5 – #6",
      "F: W QF2 – W SF2",
    ]);
  });

  it("gives somebody alone the gold without a fight", () => {
    expect(podium(start(shared, ["ana"]))).toEqual(["1 ana gold"]);
    expect(podium(start(shared, []))).toEqual([]);
  });

  it("carries a walkover through when both sides of a fight are out", () => {
    const state = fought(start(fight, ["a", "b", "c", "d"]), ["SF1", null, { method: "no_show" }]);
    const after = fought(state, ["SF2", "first"]);
    expect(after.fights.map(({ key, status }) => `${key} ${status}`)).toEqual([
      "SF1 done",
      "SF2 done",
      "B bye",
      "F bye",
    ]);
    expect(podium(after)).toEqual(["1 c gold", "3 d bronze", "4 a", "4 b"]);
  });

  it.each(["no_show", "disqualification"] as const)(
    "keeps a %s out of the bronze fight",
    (method) => {
      const state = fought(
        start(fight, ["a", "b", "c", "d"]),
        ["SF1", "first", { method }],
        ["SF2", "first"],
      );
      const bronze = state.fights.find(({ key }) => key === "B")!;
      expect(bronze).toMatchObject({ status: "bye", first: null, second: "d", winner: "d" });
      expect(podium(fought(state, ["F", "first"]))).toEqual([
        "1 a gold",
        "2 c silver",
        "3 d bronze",
        "4 b",
      ]);
    },
  );

  it("voids a bronze fight nobody may enter", () => {
    const state = fought(
      start(fight, ["a", "b", "c", "d"]),
      ["SF1", "first", { method: "no_show" }],
      ["SF2", "first", { method: "disqualification" }],
    );
    expect(state.fights.find(({ key }) => key === "B")).toMatchObject({ status: "void" });
  });

  it("lets the official say otherwise: a loser by technical disqualification may fight for bronze", () => {
    const state = fought(
      start(fight, ["a", "b", "c", "d"]),
      ["SF1", "first", { method: "disqualification", loserOut: false }],
      ["SF2", "first"],
    );
    expect(state.fights.find(({ key }) => key === "B")).toMatchObject({
      status: "ready",
      first: "b",
    });
  });

  it("gives a no-show no shared bronze", () => {
    const state = fought(
      start(shared, ["a", "b", "c", "d"]),
      ["SF1", "first", { method: "no_show" }],
      ["SF2", "first"],
      ["F", "first"],
    );
    expect(podium(state)).toEqual(["1 a gold", "2 c silver", "3 b", "3 d bronze"]);
  });
});

describe("comeback of three", () => {
  const format: Format = { type: "players_with_return", returning: "comeback" };

  it("gives the first loser a second chance", () => {
    expect(wiring(format, ["a", "b", "c"])).toEqual([
      "C1: #0 – #1",
      "C2: L C1 – #2",
      "F: W C1 – W C2",
    ]);
    expect(
      podium(
        fought(start(format, ["a", "b", "c"]), ["C1", "first"], ["C2", "first"], ["F", "second"]),
      ),
    ).toEqual(["1 b gold", "2 a silver", "3 c bronze"]);
  });

  it("does not give it to a no-show", () => {
    const state = fought(start(format, ["a", "b", "c"]), ["C1", "first", { method: "no_show" }]);
    expect(state.fights[1]).toMatchObject({ status: "bye", winner: "c" });
    expect(state.fights[2]).toMatchObject({ status: "ready", first: "a", second: "c" });
    expect(podium(fought(state, ["F", "first"]))).toEqual(["1 a gold", "2 c silver", "3 b"]);
  });
});

describe("best of three", () => {
  const format: Format = { type: "best_of_three" };

  it("needs the third fight only after one win each", () => {
    const one = fought(start(format, ["a", "b"]), ["A1", "first"]);
    expect(one.fights[2]).toMatchObject({ status: "waiting", first: "a", second: "b" });
    expect(fought(one, ["A2", "first"]).fights[2]!.status).toBe("void");
    const even = fought(one, ["A2", "second"]);
    expect(even.fights[2]!.status).toBe("ready");
    expect(podium(fought(even, ["A3", "second"]))).toEqual(["1 b gold", "2 a silver"]);
  });

  it("ends with a no-show", () => {
    const state = fought(start(format, ["a", "b"]), ["A1", "second", { method: "no_show" }]);
    expect(state.fights.map(({ status }) => status)).toEqual(["done", "bye", "void"]);
    expect(podium(state)).toEqual(["1 b gold", "2 a"]);
  });
});

describe("players with return", () => {
  const eight = idsOf(8);
  const firstAll = (state: BracketState): BracketState => {
    const ready = state.fights.find(({ status }) => status === "ready");
    return ready ? firstAll(fought(state, [ready.key, "first"])) : state;
  };

  it("quarterfinals: two meet, then the loser of the other semifinal", () => {
    expect(
      wiring({ type: "players_with_return", returning: "quarter_final" }, eight).slice(4),
    ).toEqual([
      "SF1: W QF1 – W QF2",
      "SF2: W QF3 – W QF4",
      "RP1: L QF1 – L QF2",
      "RP2: L QF3 – L QF4",
      "B1: W RP1 – L SF2",
      "B2: W RP2 – L SF1",
      "F: W SF1 – W SF2",
    ]);
  });

  it("full: those the finalists have beaten, in the order they were beaten", () => {
    expect(wiring({ type: "players_with_return", returning: "full" }, idsOf(16)).slice(14)).toEqual(
      [
        "RP1: beaten in R16 by W SF1 – beaten in R8 by W SF1",
        "RP2: beaten in R16 by W SF2 – beaten in R8 by W SF2",
        "B1: W RP1 – L SF1",
        "B2: W RP2 – L SF2",
        "F: W SF1 – W SF2",
      ],
    );
    const end = firstAll(start({ type: "players_with_return", returning: "full" }, eight));
    expect(podium(end).slice(0, 6)).toEqual([
      "1 e1 gold",
      "2 e5 silver",
      "3 e2 bronze",
      "3 e6 bronze",
      "5 e3",
      "5 e7",
    ]);
  });

  it("all losers: a losers' side with one bronze or two", () => {
    expect(
      wiring({ type: "players_with_return", returning: "all_losers", bronzes: 1 }, eight).slice(4),
    ).toEqual([
      "SF1: W QF1 – W QF2",
      "SF2: W QF3 – W QF4",
      "L1-1: L QF1 – L QF2",
      "L1-2: L QF3 – L QF4",
      "L2-1: W L1-1 – L SF2",
      "L2-2: W L1-2 – L SF1",
      "L3-1: W L2-1 – W L2-2",
      "F: W SF1 – W SF2",
    ]);
  });
});

describe("double elimination", () => {
  const format: Format = { type: "double_elimination", reset: true };
  const four = start(format, ["a", "b", "c", "d"]);
  const toGrandFinal = fought(
    four,
    ["SF1", "first"],
    ["SF2", "first"],
    ["F", "first"],
    ["L1-1", "first"],
    ["L2-1", "second"],
  );

  it("needs the reset only when the unbeaten athlete loses", () => {
    const kept = fought(toGrandFinal, ["GF", "first"]);
    expect(kept.fights.at(-1)!.status).toBe("void");
    expect(podium(kept)).toEqual(["1 a gold", "2 c silver", "3 b bronze", "4 d"]);

    const beaten = fought(toGrandFinal, ["GF", "second"]);
    expect(beaten.fights.at(-1)).toMatchObject({ status: "ready", first: "a", second: "c" });
    expect(podium(fought(beaten, ["GF2", "second"]))[0]).toBe("1 c gold");
  });

  it("has no reset against somebody who is out", () => {
    const state = fought(toGrandFinal, ["GF", "second", { method: "disqualification" }]);
    expect(state.fights.at(-1)).toMatchObject({ status: "bye", winner: "c" });
    expect(podium(state).slice(0, 2)).toEqual(["1 c gold", "2 a silver"]);
  });

  it("drops losers away from those they have met", () => {
    expect(
      wiring({ type: "double_elimination", reset: false }, idsOf(16)).filter((line) =>
        line.startsWith("L"),
      ),
    ).toEqual([
      "L1-1: L R16-1 – L R16-2",
      "L1-2: L R16-3 – L R16-4",
      "L1-3: L R16-5 – L R16-6",
      "L1-4: L R16-7 – L R16-8",
      "L2-1: W L1-1 – L QF4",
      "L2-2: W L1-2 – L QF3",
      "L2-3: W L1-3 – L QF2",
      "L2-4: W L1-4 – L QF1",
      "L3-1: W L2-1 – W L2-2",
      "L3-2: W L2-3 – W L2-4",
      "L4-1: W L3-1 – L SF1",
      "L4-2: W L3-2 – L SF2",
      "L5-1: W L4-1 – W L4-2",
      "L6-1: W L5-1 – L F",
    ]);
  });
});

it.each([
  [8, ["L2"]],
  [16, ["L2"]],
  [32, ["L2", "L4"]],
  [64, ["L2", "L4"]],
  [128, ["L2", "L4", "L6"]],
])("%i athletes in double elimination: no second meeting is possible in %j", (n, rounds) => {
  const reach = mayReach(start({ type: "double_elimination", reset: false }, idsOf(n)));
  for (const [key, { first, second }] of reach) {
    if (!rounds.includes(key.split("-")[0]!)) continue;
    expect(first.filter((entry) => second.includes(entry))).toEqual([]);
  }
});

describe("classification", () => {
  it("fights every place", () => {
    const six = wiring({ type: "classification" }, ["a", null, "d", "e", "b", null, "c", "f"]);
    expect(six).toEqual([
      "QF2: #2 – #3",
      "QF4: #6 – #7",
      "SF1: #0 – W QF2",
      "SF2: #4 – W QF4",
      "P5: L QF2 – L QF4",
      "B: L SF1 – L SF2",
      "F: W SF1 – W SF2",
    ]);
  });
});

describe("multi-phase", () => {
  it("keeps group winners and group mates apart in the knockout", () => {
    const format: Format = { type: "multi_phase", groups: 4, advance: 2, bronze: "fight" };
    expect(wiring(format, idsOf(12)).slice(12)).toEqual([
      "QF1: 1 of A – 2 of B",
      "QF2: 1 of D – 2 of C",
      "QF3: 1 of B – 2 of A",
      "QF4: 1 of C – 2 of D",
      "SF1: W QF1 – W QF2",
      "SF2: W QF3 – W QF4",
      "B: L SF1 – L SF2",
      "F: W SF1 – W SF2",
    ]);
  });
});

it("proposes the next best format", () => {
  const repechage: Format = { type: "players_with_return", returning: "quarter_final" };
  expect([1, 2, 3, 4, 5].map((n) => formatFor(n, repechage).type)).toEqual([
    "single_elimination",
    "single_elimination",
    "players_with_return",
    "players_with_return",
    "players_with_return",
  ]);
  expect(formatFor(2, repechage, { 2: { type: "best_of_three" } })).toEqual({
    type: "best_of_three",
  });
});
