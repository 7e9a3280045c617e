import fc from "fast-check";
import type { Entry, Format, Method, Result } from "../src/index.ts";
import {
  type BracketState,
  bracketSize,
  buildBracket,
  isRefusal,
  play,
  type Refusal,
  record,
} from "../src/index.ts";
import { type Random, randomFrom } from "../src/random.ts";

export const entriesOf = (n: number): Entry[] =>
  Array.from({ length: n }, (_, index) => ({ id: `e${index + 1}` }));

export const idsOf = (n: number): string[] => entriesOf(n).map(({ id }) => id);

const bronze = fc.constantFrom("none" as const, "shared" as const, "fight" as const);

export const treeFormat: fc.Arbitrary<Format> = fc.oneof(
  bronze.map((bronze): Format => ({ type: "single_elimination", bronze })),
  fc.constant<Format>({ type: "classification" }),
  fc
    .record({
      reset: fc.boolean(),
      prize: fc.constantFrom("grand_final" as const, "silver" as const),
    })
    .map((settings): Format => ({ type: "double_elimination", ...settings })),
  fc
    .constantFrom("quarter_final" as const, "double" as const, "full" as const)
    .map((returning): Format => ({ type: "players_with_return", returning })),
  fc
    .constantFrom(1 as const, 2 as const)
    .map((bronzes): Format => ({ type: "players_with_return", returning: "all_losers", bronzes })),
);

/** A format and positions for it, byes anywhere. */
export const placed: fc.Arbitrary<{ format: Format; positions: (string | null)[] }> = fc.oneof(
  { weight: 6, arbitrary: placedIn(treeFormat, 1, 24) },
  { weight: 2, arbitrary: placedIn(fc.constant<Format>({ type: "round_robin" }), 1, 7) },
  {
    weight: 1,
    arbitrary: placedIn(
      fc.constant<Format>({ type: "players_with_return", returning: "comeback" }),
      3,
      3,
    ),
  },
  { weight: 1, arbitrary: placedIn(fc.constant<Format>({ type: "best_of_three" }), 2, 2) },
  { weight: 2, arbitrary: placedIn(multiPhase(), 4, 14) },
);

function multiPhase(): fc.Arbitrary<Format> {
  return fc
    .record({
      groups: fc.integer({ min: 1, max: 4 }),
      advance: fc.integer({ min: 1, max: 3 }),
      bronze,
    })
    .map((settings): Format => ({ type: "multi_phase", ...settings }));
}

function placedIn(format: fc.Arbitrary<Format>, min: number, max: number) {
  return fc.integer({ min, max }).chain((n) =>
    fc.record({
      format,
      positions: fc
        .shuffledSubarray([...idsOf(n), ...Array<null>(bracketSize(n) - n).fill(null)], {
          minLength: bracketSize(n),
        })
        .chain((full) =>
          fc
            .array(fc.integer({ min: 0, max: 9 }), {
              minLength: full.length,
              maxLength: full.length,
            })
            .map((dice) => full.map((entry, at) => (dice[at] === 0 ? null : entry))),
        ),
    }),
  );
}

const methods: readonly Method[] = [
  "submission",
  "points",
  "advantages",
  "penalties",
  "decision",
  "injury",
  "walkover",
  "no_show",
  "disqualification",
];

/** A category's day as one number: which ready fight ends next, and how. */
export const day: fc.Arbitrary<number> = fc.nat();

/** Some result; about one in twelve leaves no winner. */
export function anyResult(random: Random): Result {
  const dice = random.below(12);
  const score = () => ({
    points: random.below(4),
    advantages: random.below(3),
    penalties: random.below(3),
  });
  return {
    winner: dice === 0 ? null : dice % 2 === 0 ? "first" : "second",
    method: methods[random.below(methods.length)]!,
    seconds: random.below(600),
    score: { first: score(), second: score() },
  };
}

/** Plays until nothing is ready; gives every state on the way with the key of the fight that led to it. */
export function states(
  format: Format,
  positions: readonly (string | null)[],
  day: number,
  most = Number.POSITIVE_INFINITY,
): { state: BracketState; key: string | null }[] {
  const random = randomFrom(`day ${day}`);
  const history: { state: BracketState; key: string | null }[] = [
    { state: play(buildBracket(format, positions)), key: null },
  ];
  while (history.length <= most) {
    const { state } = history.at(-1)!;
    const ready = state.fights.filter((fight) => fight.status === "ready");
    if (ready.length === 0) break;
    const { key } = ready[random.below(ready.length)]!;
    history.push({ state: accepted(record(state, key, anyResult(random))), key });
  }
  return history;
}

export function accepted(answer: BracketState | Refusal): BracketState {
  if (isRefusal(answer)) throw new Error(`${answer.fight} refused: ${answer.refused}`);
  return answer;
}

/** Records winners fight by fight: `["SF1", "first"]`. */
export function fought(
  state: BracketState,
  ...results: readonly (readonly [string, "first" | "second" | null, Partial<Result>?])[]
): BracketState {
  return results.reduce(
    (before, [key, winner, more]) =>
      accepted(record(before, key, { winner, method: "points", ...more })),
    state,
  );
}
