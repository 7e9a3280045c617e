import { expect, it } from "vitest";
import { createServerClock } from "./server-clock.ts";

/** A device whose own clock is `aheadMs` ahead, on a network with the given delays there and back (milliseconds). */
function device(aheadMs: number, delays: [number, number][]) {
  let trueMs = 1_000_000;
  let ahead = aheadMs;
  const own = () => trueMs + ahead;
  const clock = createServerClock(async () => {
    const [there, back] = delays.shift() ?? [10, 10];
    trueMs += there;
    const server = trueMs;
    trueMs += back;
    return server;
  }, own);
  return {
    clock,
    error: () => clock.now() - trueMs,
    pass: (ms: number) => {
      trueMs += ms;
    },
    move: (ms: number) => {
      ahead += ms;
    },
  };
}

it("believes the probe with the smallest round trip", async () => {
  const { clock, error } = device(7_000, [
    [300, 20],
    [4, 2],
    [20, 400],
  ]);

  await clock.sync(3);

  expect(error()).toBeCloseTo(1, 5);
});

it("reaches a better offset gradually, never by a jump", async () => {
  const slow = Array.from({ length: 8 }, (): [number, number] => [200, 0]);
  const { clock, error, pass } = device(0, [...slow, [5, 5]]);
  await clock.sync(8);
  expect(error()).toBeCloseTo(100, 5);

  await clock.sync(1);

  expect(error()).toBeCloseTo(100, 5);
  pass(1_000);
  expect(error()).toBeCloseTo(50, 5);
  pass(2_000);
  expect(error()).toBeCloseTo(0, 5);
});

it("takes a clock that was moved at once, and forgets what it believed before", async () => {
  const { clock, error, move } = device(0, []);
  await clock.sync(8);

  move(-60_000);
  await clock.sync(1);

  expect(error()).toBeCloseTo(0, 5);
});

it("goes on with what it knows while nobody answers", async () => {
  const own = () => 5_000;
  const clock = createServerClock(() => Promise.reject(new Error("offline")), own, 250);

  await clock.sync(8);

  expect(clock.now()).toBe(5_250);
});
