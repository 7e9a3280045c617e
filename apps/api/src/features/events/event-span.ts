import { instantAt } from "#api/zoned-time.ts";

type EventDates = { startsOn: string; endsOn: string; dayStart: string; timeZone: string };

const dayMs = 86_400_000;

/** From the first day's midnight until the hour at which a day after the last one would begin: a plan may run past midnight. */
export function eventSpan({ startsOn, endsOn, dayStart, timeZone }: EventDates) {
  const dayAfter = new Date(Date.parse(`${endsOn}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return {
    from: instantAt(startsOn, "00:00", timeZone),
    to: instantAt(dayAfter, dayStart, timeZone),
  };
}
