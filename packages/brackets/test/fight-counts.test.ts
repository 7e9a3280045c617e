import { describe, expect, it } from "vitest";
import { buildBracket, draw, type Format, isFinished, play, whyNotOffered } from "../src/index.ts";
import { entriesOf, fought } from "./arbitraries.ts";
import counts from "./fight-counts.json" with { type: "json" };

const formats: Record<string, Format> = {
  single_elimination_no_bronze_fight: { type: "single_elimination", bronze: "shared" },
  single_elimination_bronze_fight: { type: "single_elimination", bronze: "fight" },
  round_robin: { type: "round_robin" },
  three_person_comeback: { type: "players_with_return", returning: "comeback" },
  double_elim_losers_only_for_bronze_two_thirds: {
    type: "players_with_return",
    returning: "all_losers",
    bronzes: 2,
  },
  double_elim_losers_only_for_bronze_one_third: {
    type: "players_with_return",
    returning: "all_losers",
    bronzes: 1,
  },
  double_elim_silver_to_losers_winner: {
    type: "double_elimination",
    reset: false,
    prize: "silver",
  },
  qf_repechage_two_bronze: { type: "players_with_return", returning: "quarter_final" },
  double_repechage_losers_to_4_semifinalists: { type: "players_with_return", returning: "double" },
  full_repechage_losers_to_2_finalists: { type: "players_with_return", returning: "full" },
  full_placement: { type: "classification" },
};

/** Fights of the format for n entries; null when it is not offered. */
function fightsOf(format: Format, n: number): number | null {
  if (whyNotOffered(format, n)) return null;
  return buildBracket(format, draw(entriesOf(n), format, "counts").positions).fights.length;
}

describe.each(Object.entries(counts))("%s entries", (text, expected) => {
  const n = Number(text);
  const { byes, best_of_three, double_elim_grand_final, ...plain } = expected;

  it.each(Object.entries(plain))("%s", (name, fights) => {
    expect(fightsOf(formats[name]!, n)).toBe(fights);
  });

  it("byes", () => {
    const { positions } = draw(entriesOf(n), { type: "single_elimination", bronze: "none" }, "x");
    expect(positions.filter((entry) => entry === null)).toHaveLength(byes);
  });

  it("double elimination without and with reset", () => {
    const both = [false, true].map((reset) => fightsOf({ type: "double_elimination", reset }, n));
    expect(both).toEqual(double_elim_grand_final ?? [null, null]);
  });

  it("best of three", () => {
    const format: Format = { type: "best_of_three" };
    const most = fightsOf(format, n);
    if (best_of_three === null) {
      expect(most).toBeNull();
      return;
    }
    const start = play(buildBracket(format, ["ana", "bia"]));
    const swept = fought(start, ["A1", "first"], ["A2", "first"]);
    const least = swept.fights.filter((fight) => fight.status === "done").length;
    expect(isFinished(swept)).toBe(true);
    expect([least, most]).toEqual(best_of_three);
  });
});

it("classification, 4 to 16 entries, byes to the best seeds", () => {
  const sizes = Array.from({ length: 13 }, (_, index) => index + 4);
  expect(sizes.map((n) => fightsOf({ type: "classification" }, n))).toEqual([
    4, 5, 7, 9, 12, 13, 15, 17, 20, 22, 25, 28, 32,
  ]);
});

it.each([
  [8, 2, 2, 15],
  [9, 3, 1, 11],
  [12, 4, 2, 19],
])("%i entries in %i groups, %i go on: groups + K·G − 1", (n, groups, advance, fights) => {
  expect(fightsOf({ type: "multi_phase", groups, advance, bronze: "none" }, n)).toBe(fights);
});

it("one entry has won without a fight", () => {
  for (const format of [formats.single_elimination_bronze_fight!, formats.round_robin!]) {
    expect(fightsOf(format, 1)).toBe(0);
  }
});
