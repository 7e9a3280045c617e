import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validatePlan } from "../test/validate-plan.ts";
import { lowerBound, type PlanFight, type PlanInput, plan } from "./index.ts";

type Instance = {
  mats: number;
  fights: {
    id: number;
    seconds: number;
    matSeconds: number;
    restSeconds: number;
    after: number[];
    athletes: number[];
  }[];
  lowerBoundSeconds: number;
  optimumSeconds: number | null;
};

const readInstance = (name: string) => {
  const file = new URL(`../test/instances/${name}.json`, import.meta.url);
  const instance: Instance = JSON.parse(readFileSync(file, "utf8"));
  const input: PlanInput = {
    mats: Array.from({ length: instance.mats }, (_, mat) => ({
      id: `${mat + 1}`,
      windows: [{ from: 0, to: 86_400 }],
    })),
    fights: instance.fights.map((fight) => ({
      ...fight,
      id: `${fight.id}`,
      after: fight.after.map(String),
      athletes: fight.athletes.map(String),
    })),
  };
  return { instance, input };
};

const fight = (id: string, more: Partial<PlanFight> = {}): PlanFight => ({
  id,
  seconds: 300,
  matSeconds: 360,
  restSeconds: 300,
  after: [],
  athletes: [],
  ...more,
});
const mat = (id: string, ...windows: [from: number, to: number][]) => ({
  id,
  windows: windows.map(([from, to]) => ({ from, to })),
});
const startsOf = (input: PlanInput) =>
  Object.fromEntries(plan(input).fights.map(({ id, mat, start }) => [id, `${mat} ${start}`]));

describe("instances", () => {
  it.each([
    ["small-1", 1.005],
    ["typical-1", 1.005],
    ["chain-1", 1.02],
  ])("%s: no rule broken, close to what is possible", (name, atMost) => {
    const { instance, input } = readInstance(name);
    const found = plan(input);

    expect(lowerBound(input)).toBe(instance.lowerBoundSeconds);
    expect(validatePlan(input, found)).toEqual([]);
    expect(found.unplaced).toEqual([]);
    const best = instance.optimumSeconds ?? instance.lowerBoundSeconds;
    expect(found.end / best).toBeLessThanOrEqual(atMost);
  });
});

describe("plan", () => {
  const day = mat("1", [0, 36_000]);

  it("has nothing to do without fights", () => {
    expect(plan({ mats: [day], fights: [] })).toEqual({ fights: [], end: 0, unplaced: [] });
    expect(lowerBound({ mats: [day], fights: [] })).toBe(0);
  });

  it("rests before the next round", () => {
    const fights = [
      fight("semi 1"),
      fight("semi 2"),
      fight("final", { after: ["semi 1", "semi 2"] }),
    ];

    expect(startsOf({ mats: [day, mat("2", [0, 36_000])], fights })).toMatchObject({
      final: expect.stringMatching(/ 600$/),
    });
  });

  it("has nobody on two mats at once", () => {
    const fights = [
      fight("weight", { athletes: ["ana"] }),
      fight("absolute", { athletes: ["ana"] }),
    ];
    const starts = plan({ mats: [day, mat("2", [0, 36_000])], fights }).fights.map((f) => f.start);

    expect(starts).toEqual([0, 600]);
  });

  it("does not fight through lunch", () => {
    const fights = [fight("a"), fight("b")];

    expect(startsOf({ mats: [mat("1", [0, 500], [2000, 3000])], fights })).toEqual({
      a: "1 0",
      b: "1 2000",
    });
  });

  it("keeps a category on one mat where that costs nothing", () => {
    const fights = ["a", "b"].flatMap((category) =>
      Array.from({ length: 6 }, (_, index) => fight(`${category}${index}`, { category })),
    );
    const { fights: slots } = plan({ mats: [day, mat("2", [0, 36_000])], fights });
    const matsOf = (category: string) =>
      new Set(slots.filter(({ id }) => id.startsWith(category)).map((slot) => slot.mat)).size;

    expect([matsOf("a"), matsOf("b")]).toEqual([1, 1]);
  });

  it("lets what is fixed stand, and gets its feeders done before", () => {
    const fights = [
      fight("long"),
      fight("feeder"),
      fight("final", { after: ["feeder"], fixed: { mat: "1", start: 700 } }),
    ];

    expect(startsOf({ mats: [day], fights })).toEqual({
      feeder: "1 0",
      final: "1 700",
      long: "1 1060",
    });
  });

  it.each<[string, Partial<PlanInput>, [string, string][]]>([
    [
      "no hour long enough",
      { mats: [mat("1", [0, 299])], fights: [fight("a")] },
      [["a", "no_room"]],
    ],
    [
      "a mat that is not there",
      { fights: [fight("a", { allowedMats: ["9"] })] },
      [["a", "no_mat_allowed"]],
    ],
    ["no mat at all", { mats: [], fights: [fight("a")] }, [["a", "no_mat_allowed"]]],
    [
      "a circle and what hangs on it",
      { fights: [fight("a", { after: ["b"] }), fight("b", { after: ["a"] })] },
      [
        ["a", "waits_in_a_circle"],
        ["b", "waits_in_a_circle"],
      ],
    ],
    [
      "what waits for it",
      { fights: [fight("a", { allowedMats: [] }), fight("b", { after: ["a"] })] },
      [
        ["a", "no_mat_allowed"],
        ["b", "waits_for_unplaced"],
      ],
    ],
    [
      "a fixed final that comes too soon",
      { fights: [fight("a"), fight("b", { after: ["a"], fixed: { mat: "1", start: 500 } })] },
      [["a", "too_late_for_fixed"]],
    ],
  ])("says why there is no place: %s", (_case, input, expected) => {
    const { unplaced } = plan({ mats: [day], fights: [], ...input });

    expect(unplaced.map(({ id, why }) => [id, why])).toEqual(expected);
  });
});
