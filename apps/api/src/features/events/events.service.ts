import type {
  createEvent,
  EventDetail,
  EventId,
  EventSummary,
  InputOf,
  listEvents,
  MatId,
  OutputOf,
  updateEvent,
} from "@chave/contract";
import { recordAudit } from "#api/audit.ts";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError, forbidUnless, orNotFound } from "#api/errors.ts";
import { lockBracketsOf, numberFights } from "#api/features/fights/fight-numbers.service.ts";
import { newId } from "#api/ids.ts";
import { publish } from "#api/live/publish.ts";
import { sortKey } from "#api/sort-key.ts";
import { dayIn } from "#api/zoned-time.ts";
import { eventSpan } from "./event-span.ts";
import * as policy from "./events.policy.ts";
import * as queries from "./events.queries.ts";
import { slugOf } from "./slug.ts";

export type EventRow = queries.EventRow;
export { mayManageEvent, mayScoreOn } from "./events.policy.ts";

/** An event by id or slug, for whoever may see it; hidden ones do not exist for the others. */
export async function findEvent(ctx: Context, ref: string): Promise<EventRow> {
  const event = orNotFound(await queries.findByRef(ctx.db, ref));
  if (!policy.maySee(ctx.actor, event)) throw new AppError("not_found");
  return event;
}

/** The same for a change: 403 for those who see the event and may not manage it. */
export async function findManagedEvent(ctx: Context, ref: string): Promise<EventRow> {
  const event = await findEvent(ctx, ref);
  forbidUnless(policy.mayManageEvent(ctx.actor, event), ctx.actor);
  return event;
}

/** For what only the organizer decides: staff, money, deletion. */
export async function findOwnedEvent(ctx: Context, ref: string): Promise<EventRow> {
  const event = await findEvent(ctx, ref);
  forbidUnless(policy.mayOwnEvent(ctx.actor, event), ctx.actor);
  return event;
}

/** For the table of a mat. */
export async function findScoredEvent(
  ctx: Context,
  ref: string,
  matId: MatId | null,
): Promise<EventRow> {
  const event = await findEvent(ctx, ref);
  forbidUnless(policy.mayScoreOn(ctx.actor, event, matId), ctx.actor);
  return event;
}

/** For the check-in area. */
export async function findCheckInEvent(ctx: Context, ref: string): Promise<EventRow> {
  const event = await findEvent(ctx, ref);
  forbidUnless(policy.mayCheckIn(ctx.actor, event), ctx.actor);
  return event;
}

export async function list(
  ctx: Context,
  query: InputOf<typeof listEvents>["query"],
): Promise<OutputOf<typeof listEvents>> {
  if (query.when === "mine") forbidUnless(ctx.actor !== null, ctx.actor);
  if (query.when === "mine" && !ctx.actor?.organizationId && !policy.managesAll(ctx.actor))
    return { data: [], total: 0, page: query.page, pageSize: query.pageSize };
  const listed = {
    ...query,
    // The zone decides which day it is; next and previous are told apart by the default one.
    today: dayIn(ctx.now, "America/Sao_Paulo"),
    organizationId: ctx.actor?.organizationId ?? null,
  };
  const rows = await queries.findPage(ctx.db, listed);
  const total = await queries.countListed(ctx.db, listed);
  const data = rows.map((row) => summaryOf(ctx, row));
  return { data, total, page: query.page, pageSize: query.pageSize };
}

export async function get(ctx: Context, ref: string): Promise<EventDetail> {
  const { id } = await findEvent(ctx, ref);
  return detail(ctx, id);
}

async function detail(ctx: Context, id: EventId): Promise<EventDetail> {
  const row = orNotFound(await queries.findDetail(ctx.db, id));
  const { fightsPlanned, ...rest } = row;
  return {
    ...rest,
    phase: phaseOf(ctx, row),
    planned: fightsPlanned > 0,
    can: {
      manage: policy.mayManageEvent(ctx.actor, row),
      own: policy.mayOwnEvent(ctx.actor, row),
      score: policy.mayScoreSomewhere(ctx.actor, row),
      checkIn: policy.mayCheckIn(ctx.actor, row),
    },
  };
}

function summaryOf(ctx: Context, row: queries.SummaryRow): EventSummary {
  const { timeZone: _zone, organizationId: _organization, ...summary } = row;
  return { ...summary, phase: phaseOf(ctx, row) };
}

function phaseOf(
  ctx: Context,
  event: { startsOn: string; endsOn: string; timeZone: string; fightsRunning: number },
): EventSummary["phase"] {
  if (event.fightsRunning > 0) return "live";
  return dayIn(ctx.now, event.timeZone) > event.endsOn ? "finished" : "upcoming";
}

export async function create(
  ctx: Context,
  input: InputOf<typeof createEvent>["body"],
): Promise<EventDetail> {
  forbidUnless(policy.mayCreate(ctx.actor), ctx.actor);
  refuseReversedDates(input);
  refuseFarDates(ctx, input);
  const organizationId = ctx.actor!.organizationId!;
  const id = newId<EventId>();
  await inTransaction(ctx, async (ctx) => {
    await queries.insert(ctx.db, {
      ...input,
      id,
      organizationId,
      slug: await queries.findNextFreeSlug(ctx.db, slugOf(input.name, input.startsOn)),
      searchKey: sortKey(`${input.name} ${input.city} ${input.state}`),
      createdAt: ctx.now,
    });
    await recordAudit(ctx, "event.created", id, { after: input });
  });
  return detail(ctx, id);
}

/** The slug stays: links to the event must not break when its name changes. */
export async function update(
  ctx: Context,
  eventId: EventId,
  change: InputOf<typeof updateEvent>["body"],
): Promise<EventDetail> {
  const before = await findManagedEvent(ctx, eventId);
  const after = { ...before, ...change };
  refuseReversedDates(after);
  refuseFarDates(ctx, after);
  if (Object.keys(change).length > 0)
    await inTransaction(ctx, async (ctx) => {
      // Brackets are locked before the event is written, in the order in which planning takes them.
      const moves = daysChange(before, after);
      if (moves) await lockBracketsOf(ctx, eventId);
      const searchKey = sortKey(`${after.name} ${after.city} ${after.state}`);
      await queries.update(ctx.db, eventId, { ...change, searchKey });
      await recordAudit(ctx, "event.changed", eventId, {
        before: pick(before, change),
        after: change,
      });
      if (moves) await unplanLostDays(ctx, after);
    });
  return detail(ctx, eventId);
}

const daysChange = (before: EventRow, after: EventRow): boolean =>
  before.startsOn !== after.startsOn ||
  before.endsOn !== after.endsOn ||
  before.timeZone !== after.timeZone;

/** Fights that are planned on days which are the event's no more wait to be planned again. */
async function unplanLostDays(ctx: Context, event: EventRow): Promise<void> {
  const unplanned = await queries.unplanOutside(ctx.db, event.id, eventSpan(event));
  if (unplanned === 0) return;
  await numberFights(ctx, event.id);
  await recordAudit(ctx, "schedule.days_lost", event.id, { after: { unplanned } });
  await publish(ctx, { kind: "schedule", eventId: event.id });
}

export async function remove(ctx: Context, eventId: EventId): Promise<void> {
  const event = await findOwnedEvent(ctx, eventId);
  await inTransaction(ctx, async (ctx) => {
    if (await queries.anyFightBegun(ctx.db, eventId)) throw new AppError("event_has_fights");
    await queries.deleteEvent(ctx.db, eventId);
    await recordAudit(ctx, "event.deleted", eventId, { before: { name: event.name } });
  });
}

function refuseReversedDates({ startsOn, endsOn }: { startsOn: string; endsOn: string }): void {
  if (endsOn < startsOn) throw new AppError("event_dates_reversed");
}

const yearsAhead = 5;

/** A year mistyped, such as 2206: nobody announces an event that early. */
function refuseFarDates(ctx: Context, { endsOn }: { endsOn: string }): void {
  const latest = new Date(ctx.now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  if (endsOn > latest.toISOString().slice(0, 10)) throw new AppError("event_date_too_far");
}

const pick = (row: object, keys: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in keys));
