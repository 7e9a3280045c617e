import type { EventDetail, EventId } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as draws from "#api/features/draws/draws.service.ts";
import * as events from "#api/features/events/events.service.ts";
import * as schedule from "#api/features/schedule/schedule.service.ts";
import { dayIn, instantAt } from "#api/zoned-time.ts";
import { lastMonth, nextMonth, timeZone, today } from "./demo-events.ts";
import { fightToTheEnd, fightUntilNow } from "./fight-day.ts";
import { randomOf } from "./random.ts";
import { makeRoster } from "./roster.ts";
import { setUpEvent } from "./set-up-event.ts";

/** The same people, draws and fights every time. */
const seed = "Recife 1537";
const dayMs = 86_400_000;

/** Three events of the organizer who is signed in: one going on now, one to come, one that is over. */
export async function fill(ctx: Context): Promise<EventDetail> {
  const { now } = ctx;
  const roster = makeRoster(randomOf(seed), Number(dayIn(now, timeZone).slice(0, 4)));
  const yesterday = { ...ctx, now: new Date(now.getTime() - dayMs) };

  const running = await setUpEvent(yesterday, today(now), roster);
  await draws.drawEvery(yesterday, running.id, seed);
  await planAround(yesterday, running.id, now);
  await fightUntilNow(ctx, running.id, randomOf(`${seed} today`));
  await schedule.planFights(ctx, running.id);

  await setUpEvent(yesterday, nextMonth(now), roster);

  const over = await setUpEvent(yesterday, lastMonth(now), roster);
  const before = { ...ctx, now: instantAt(over.startsOn, "00:00", timeZone) };
  await draws.drawEvery(before, over.id, seed);
  await schedule.planFights(before, over.id);
  await fightToTheEnd(ctx, over.id, randomOf(`${seed} before`));

  return events.get(ctx, running.id);
}

/** Starts the day so early that about half of it is over now. */
async function planAround(ctx: Context, eventId: EventId, now: Date): Promise<void> {
  const { calendar, mats } = await schedule.planFights(ctx, eventId);
  const times = mats
    .flatMap(({ fights }) => fights.map(({ plannedAt }) => Date.parse(plannedAt!)))
    .sort((a, b) => a - b);
  const untilHalf = times[Math.floor(times.length / 2)]! - times[0]!;
  const begin = new Date(now.getTime() - untilHalf);
  // At night the day began yesterday.
  await events.update(ctx, eventId, { startsOn: dayIn(begin, timeZone) });
  await schedule.saveCalendar(ctx, eventId, { ...calendar, dayStart: clockIn(begin) });
  await schedule.planFights(ctx, eventId);
}

const clockIn = (instant: Date): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(instant);
