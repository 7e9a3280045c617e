import type { EventDetail } from "@chave/contract";
import { type Context, inTransaction } from "#api/context.ts";
import * as categories from "#api/features/categories/categories.service.ts";
import * as events from "#api/features/events/events.service.ts";
import * as mats from "#api/features/mats/mats.service.ts";
import {
  type Entrant,
  enterAthletes,
  lockEntries,
} from "#api/features/registrations/enter-athletes.service.ts";
import type { LineUp } from "./line-ups.ts";
import type { Roster } from "./roster.ts";
import { type Absolute, isOf, whoEnters } from "./who-enters.ts";

export type EventToSetUp = {
  details: Parameters<typeof events.create>[1];
  lineUps: readonly LineUp[];
  absolutes?: readonly Absolute[];
  mats: number;
};

/** As its organizer would: the event, its mats, the categories that somebody enters, the athletes. */
export async function setUpEvent(
  ctx: Context,
  plan: EventToSetUp,
  roster: Roster,
): Promise<EventDetail> {
  const event = await events.create(ctx, plan.details);
  for (let n = 1; n <= plan.mats; n++) await mats.add(ctx, event.id, `Tatame ${n}`);

  const entrants: Entrant[] = [];
  for (const lineUp of plan.lineUps)
    entrants.push(...(await addLineUp(ctx, event, lineUp, plan.absolutes ?? [], roster)));
  await inTransaction(ctx, async (ctx) => {
    await lockEntries(ctx, event.id);
    await enterAthletes(ctx, event, entrants, null);
  });
  return event;
}

async function addLineUp(
  ctx: Context,
  { id: eventId }: EventDetail,
  lineUp: LineUp,
  absolutes: readonly Absolute[],
  roster: Roster,
): Promise<Entrant[]> {
  const { division, sex, belt, bracketType } = lineUp;
  const absolute = absolutes.find((one) => isOf(one, lineUp));
  await categories.addTemplate(ctx, eventId, {
    divisions: [division],
    sexes: [sex],
    belts: [belt],
    withOpenClass: absolute !== undefined,
  });
  const all = await categories.list(ctx, eventId);
  const entered = whoEnters(all, lineUp, absolute, roster);
  for (const { category, entrants } of entered) {
    if (entrants.length === 0) await categories.remove(ctx, category.id);
    else if (bracketType && entrants.length > 3)
      await categories.change(ctx, category.id, { bracketType });
  }
  return entered.flatMap(({ entrants }) => entrants);
}
