import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roomyEvent, tightEvent } from "../test/events.ts";
import { validatePlan } from "../test/validate-plan.ts";
import { lowerBound, type PlanInput, plan, propagate } from "./index.ts";

const anyEvent = fc.oneof(roomyEvent, tightEvent);
// A counterexample of a whole event can take minutes to shrink.
const runs = { numRuns: 1000, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: true };

/** Some of the fights of a plan are running or announced for good, earlier or later than the others expect. */
const withSomeFixed = (event: fc.Arbitrary<PlanInput>) =>
  fc
    .tuple(event, fc.infiniteStream(fc.boolean()), fc.integer({ min: -600, max: 600 }))
    .map(([input, picks, shift]): PlanInput => {
      const planned = new Map(plan(input).fights.map((slot) => [slot.id, slot]));
      return {
        ...input,
        fights: input.fights.map((fight) => {
          const slot = planned.get(fight.id);
          if (!slot || !picks.next().value) return fight;
          return { ...fight, fixed: { mat: slot.mat, start: slot.start + shift } };
        }),
      };
    });

describe("plan", { timeout: 60_000 }, () => {
  it("breaks no rule, whatever the event", () => {
    fc.assert(
      fc.property(anyEvent, (input) => {
        expect(validatePlan(input, plan(input))).toEqual([]);
      }),
      runs,
    );
  });

  it("goes around fixed fights", () => {
    fc.assert(
      fc.property(withSomeFixed(anyEvent), (input) => {
        expect(validatePlan(input, plan(input))).toEqual([]);
      }),
      runs,
    );
  });

  it("places everything when there is time, never below the bound", () => {
    fc.assert(
      fc.property(roomyEvent, (input) => {
        const { end, unplaced } = plan(input);

        for (const { why } of unplaced)
          expect(["no_mat_allowed", "waits_for_unplaced"]).toContain(why);
        if (unplaced.length === 0) expect(end).toBeGreaterThanOrEqual(lowerBound(input));
      }),
      runs,
    );
  });

  it("is never below the bound with short hours either", () => {
    fc.assert(
      fc.property(tightEvent, (input) => {
        const { end, unplaced } = plan(input);
        if (unplaced.length === 0) expect(end).toBeGreaterThanOrEqual(lowerBound(input));
      }),
      runs,
    );
  });

  it("is the same every time", () => {
    fc.assert(
      fc.property(anyEvent, (input) => {
        expect(plan(structuredClone(input))).toEqual(plan(input));
      }),
      { numRuns: 100 },
    );
  });
});

describe("propagate", { timeout: 60_000 }, () => {
  it("keeps to the plan or comes earlier while nothing is late, and breaks no rule", () => {
    fc.assert(
      fc.property(roomyEvent, (input) => {
        const { fights, unplaced } = plan(input);
        const expected = propagate(input, fights, { now: 0, started: {} });
        const plannedStart = new Map(fights.map(({ id, start }) => [id, start]));

        for (const { id, start } of expected.fights)
          expect(start).toBeLessThanOrEqual(plannedStart.get(id)!);
        expect(validatePlan(input, { ...expected, unplaced })).toEqual([]);
      }),
      runs,
    );
  });

  it("breaks no rule after any delay", () => {
    fc.assert(
      fc.property(roomyEvent, fc.nat(), fc.integer({ min: 0, max: 5000 }), (input, pick, late) => {
        const { fights, unplaced } = plan(input);
        const fought = fights.slice(0, fights.length > 0 ? pick % fights.length : 0);
        const started = Object.fromEntries(
          fought.map(({ id, start }) => {
            const { seconds } = input.fights.find((fight) => fight.id === id)!;
            return [id, { start, end: start + seconds }];
          }),
        );
        const now = late + Math.max(0, ...Object.values(started).map(({ end }) => end));
        const expected = propagate(input, fights, { now, started });

        expect(validatePlan(input, { ...expected, unplaced })).toEqual([]);
        for (const { id, start } of expected.fights)
          if (!started[id]) expect(start).toBeGreaterThanOrEqual(now);
      }),
      runs,
    );
  });
});
