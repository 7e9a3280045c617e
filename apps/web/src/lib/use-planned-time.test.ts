import { expect, it } from "vitest";
import { isLate } from "./use-planned-time.ts";

const planned = "2026-12-12T15:40:00.000Z";
const at = (time: string) => Date.parse(`2026-12-12T${time}Z`);

it("calls a fight late that has not begun within its minute", () => {
  const waiting = { plannedAt: planned, status: "ready" } as const;
  expect(isLate(waiting, at("15:40:59"))).toBe(false);
  expect(isLate(waiting, at("15:41:00"))).toBe(true);
  expect(isLate({ ...waiting, status: "running" }, at("15:45:00"))).toBe(false);
  expect(isLate({ ...waiting, plannedAt: null }, at("15:45:00"))).toBe(false);
});
