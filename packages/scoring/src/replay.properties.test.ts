import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Action, inOrder, replay, ruleSets, whyNot } from "./index.ts";

const corner = fc.constantFrom("first" as const, "second" as const);
const ids = Array.from({ length: 12 }, (_, index) => `a${index}`);

const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("score"),
      corner,
      button: fc.constantFrom("two", "three", "yuko", "nine"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("penalty"), corner }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("advantage"), corner }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("clock"), do: fc.constantFrom("start", "stop") }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("void"), voids: fc.constantFrom(...ids) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("amend"), amends: fc.constantFrom(...ids), corner }),
  },
  fc.record({
    kind: fc.constant("phase"),
    phase: fc.constantFrom("fight", "overtime", "golden_score"),
  }),
  fc.constant({ kind: "swap" }),
  fc.record({
    kind: fc.constant("finish"),
    winner: corner,
    method: fc.constantFrom("points", "penalties", "submission"),
  }),
  fc.constant({ kind: "confirm" }),
  fc.constant({ kind: "reopen", reason: "asked" }),
);

const actions = fc
  .array(fc.tuple(body, fc.integer({ min: 0, max: 700_000 })), { maxLength: 12 })
  .map((list) =>
    list.map(
      ([part, fightClockMs], index) =>
        ({
          ...part,
          actionId: ids[index],
          seq: index,
          at: index * 1000,
          fightClockMs,
        }) as Action & {
          seq: number;
        },
    ),
  );
const rules = fc.constantFrom(...Object.values(ruleSets));
const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { numRuns: 2000 });

const scores = ["score", "advantage", "penalty"];

describe("replay", () => {
  it("gives one state for any order of arrival and any repetition", () => {
    check(
      fc.property(
        rules,
        actions.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray([...list, ...list, ...list], { minLength: list.length * 3 }),
          ),
        ),
        (set, [list, arrived]) => {
          expect(replay(set, inOrder(arrived))).toEqual(replay(set, list));
          expect(replay(set, [...list, ...arrived])).toEqual(replay(set, list));
        },
      ),
    );
  });

  it("undoes: a voided score leaves the score as if it had never been", () => {
    check(
      fc.property(rules, actions, fc.nat(), (set, list, pick) => {
        const score = replay(set, list);
        const targets = score.undoable.filter(({ kind }) => scores.includes(kind));
        const target = targets[pick % targets.length];
        if (!target || score.result) return;
        const { actionId: voids } = target;
        const undo: Action = { actionId: "undo", kind: "void", voids, fightClockMs: 0, at: 99_000 };
        const after = replay(set, [...list, undo]);
        const without = replay(
          set,
          list.filter((action) => action.actionId !== voids),
        );

        expect(whyNot(set, score, undo)).toBeNull();
        for (const side of ["first", "second"] as const) expect(after[side]).toEqual(without[side]);
      }),
    );
  });

  it("never moves a point by changing sides", () => {
    check(
      fc.property(rules, actions, (set, list) => {
        const still = replay(
          set,
          list.filter(({ kind }) => kind !== "swap"),
        );
        const { first, second, proposal, result } = replay(set, list);

        expect({ first, second, proposal, result }).toEqual({
          first: still.first,
          second: still.second,
          proposal: still.proposal,
          result: still.result,
        });
      }),
    );
  });

  it("takes an action exactly when whyNot lets it pass, and never disqualifies by itself", () => {
    check(
      fc.property(rules, actions, (set, list) => {
        for (const [index, action] of list.entries()) {
          const before = replay(set, list.slice(0, index));
          const after = replay(set, list.slice(0, index + 1));
          const why = whyNot(set, before, action);

          if (why) expect(after.refused).toContainEqual({ actionId: action.actionId, why });
          else expect(after.refused.map((r) => r.actionId)).not.toContain(action.actionId);
          expect(after.result?.method).not.toBe("disqualification");
        }
      }),
    );
  });

  it("changes none of its arguments and survives a trip through JSON", () => {
    check(
      fc.property(rules, actions, (set, list) => {
        const before = JSON.stringify([set, list]);
        const score = replay(set, list);

        expect(JSON.stringify([set, list])).toBe(before);
        expect(JSON.parse(JSON.stringify(score))).toEqual(score);
      }),
    );
  });
});
