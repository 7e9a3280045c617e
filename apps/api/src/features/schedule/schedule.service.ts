import type { EventId, FightCalendar, Schedule } from "@chave/contract";
import { plan } from "@chave/scheduling";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import {
  type EventRow,
  findEvent,
  findManagedEvent,
  mayManageEvent,
} from "#api/features/events/events.service.ts";
import { lockBracketsOf, numberFights } from "#api/features/fights/fight-numbers.service.ts";
import { viewsOfEvent } from "#api/features/fights/fight-views.service.ts";
import * as mats from "#api/features/mats/mats.service.ts";
import { publish } from "#api/live/publish.ts";
import { daysLeft, dayZero, eventDays, matOf } from "./event-days.ts";
import { type EventToPlan, isOpen, planInput } from "./plan-input.ts";
import { presentSchedule } from "./present-schedule.ts";
import * as queries from "./schedule.queries.ts";

export async function get(ctx: Context, eventId: EventId): Promise<Schedule> {
  const event = await findEvent(ctx, eventId);
  return presentSchedule({
    calendar: calendarOf(event),
    timeZone: event.timeZone,
    mats: await mats.list(ctx, eventId),
    fights: await viewsOfEvent(ctx, eventId),
    fightSeconds: await queries.findFightSeconds(ctx.db, eventId),
    can: { plan: mayManageEvent(ctx.actor, event) },
  });
}

const calendarOf = (event: EventRow): FightCalendar => ({
  dayStart: event.dayStart,
  secondsBetweenFights: event.secondsBetweenFights,
  minimumRest: event.minimumRest,
  minimumRestBeforeFinal: event.minimumRestBeforeFinal,
});

export async function saveCalendar(
  ctx: Context,
  eventId: EventId,
  calendar: FightCalendar,
): Promise<Schedule> {
  const event = await findManagedEvent(ctx, eventId);
  await inTransaction(ctx, async (ctx) => {
    await queries.saveCalendar(ctx.db, eventId, calendar);
    const change = { before: calendarOf(event), after: calendar };
    await recordAudit(ctx, "calendar.saved", eventId, change);
    await publish(ctx, { kind: "schedule", eventId });
  });
  return get(ctx, eventId);
}

/** Mat, time and number for every fight that has not begun. Those that have stay where they are. */
export async function planFights(ctx: Context, eventId: EventId): Promise<Schedule> {
  const event = await findManagedEvent(ctx, eventId);
  await inTransaction(ctx, async (ctx) => {
    await lockBracketsOf(ctx, eventId);
    const slots = slotsOf(await toPlan(ctx, event));
    await queries.savePlan(ctx.db, slots);
    await numberFights(ctx, eventId);
    const placed = slots.filter((slot) => slot.matId !== null).length;
    await recordAudit(ctx, "schedule.planned", eventId, { after: { placed, of: slots.length } });
    await publish(ctx, { kind: "schedule", eventId });
  });
  return get(ctx, eventId);
}

async function toPlan(ctx: Context, event: EventRow): Promise<EventToPlan> {
  const matIds = await queries.lockMats(ctx.db, event.id);
  if (matIds.length === 0) throw new AppError("no_mats");
  const fights = await queries.findFights(ctx.db, event.id);
  if (!fights.some(isOpen)) throw new AppError("no_fights_to_plan");
  const zero = dayZero(event);
  const hasBegun = fights.some((fight) => fight.startedAt !== null);
  const now = Math.ceil((ctx.now.getTime() - zero.getTime()) / 1000);
  return {
    seed: event.id,
    zero,
    now: ctx.now,
    calendar: calendarOf(event),
    days: daysLeft(eventDays(event), now, hasBegun),
    mats: matIds,
    brackets: await queries.findBrackets(ctx.db, event.id),
    fights,
    competitorOf: await queries.findDoubleEntered(ctx.db, event.id),
  };
}

/** A fight that finds no room loses its mat and time rather than keep one that clashes. */
function slotsOf(event: EventToPlan): queries.Slot[] {
  const placed = new Map(plan(planInput(event)).fights.map((fight) => [fight.id, fight]));
  return event.fights.filter(isOpen).map(({ id }) => {
    const place = placed.get(id);
    if (!place) return { id, matId: null, plannedAt: null };
    const plannedAt = new Date(event.zero.getTime() + place.start * 1000).toISOString();
    return { id, matId: matOf(place.mat), plannedAt };
  });
}
