import type { PlanMat } from "@chave/scheduling";
import { instantAt } from "#api/zoned-time.ts";

type EventDates = { startsOn: string; endsOn: string; dayStart: string; timeZone: string };

/** A day of fights, in seconds since the first fight of the event's first day. */
export type EventDay = { number: number; from: number; to: number };

/** The zero of the plan's times. */
export const dayZero = ({ startsOn, dayStart, timeZone }: EventDates): Date =>
  instantAt(startsOn, dayStart, timeZone);

/**
 * A plan must fit, however many fights there are: a day lasts until the next one's first fight, which is not always
 * 24 hours later.
 */
export function eventDays(event: EventDates): EventDay[] {
  const zero = dayZero(event).getTime();
  const startOf = (day: string) =>
    (instantAt(day, event.dayStart, event.timeZone).getTime() - zero) / 1000;
  const days: EventDay[] = [];
  for (let day = event.startsOn; day <= event.endsOn; day = dayAfter(day))
    days.push({ number: days.length + 1, from: startOf(day), to: startOf(dayAfter(day)) });
  return days;
}

const dayMs = 86_400_000;

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/**
 * The days still to come, today from now on. When all are over: a day from now on if the fights have begun, else the
 * days as they were, for an event written down afterwards.
 */
export function daysLeft(days: readonly EventDay[], now: number, hasBegun: boolean): EventDay[] {
  const left = days.filter(({ to }) => to > now);
  if (left.length > 0) return left.map((day) => ({ ...day, from: Math.max(day.from, now) }));
  return hasBegun ? [{ number: days.length, from: now, to: now + dayMs / 1000 }] : [...days];
}

/** Each mat once per day, so that a category can be kept within its day. */
export const matsOfDay = (mats: readonly string[], day: EventDay): PlanMat[] =>
  mats.map((mat) => ({ id: matOnDay(mat, day), windows: [{ from: day.from, to: day.to }] }));

export const matOnDay = (mat: string, day: EventDay): string => `${mat}/${day.number}`;
export const matOf = (matOnDay: string): string => matOnDay.slice(0, matOnDay.indexOf("/"));

/** Categories in their order over the days, every day about the same work. */
export function spreadOverDays(work: readonly number[], days: readonly EventDay[]): EventDay[] {
  const total = work.reduce((sum, seconds) => sum + seconds, 0);
  let before = 0;
  return work.map((seconds) => {
    const share = (before + seconds / 2) / Math.max(total, 1);
    before += seconds;
    return days[Math.min(Math.floor(share * days.length), days.length - 1)]!;
  });
}
