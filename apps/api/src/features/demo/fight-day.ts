import type { Corner, EventId, Fight, FightAction, WinMethod } from "@chave/contract";
import type { Context } from "#api/context.ts";
import * as fightActions from "#api/features/fights/fight-actions.service.ts";
import { athletesOf, type Hall, lookAgain, nextInHall, openHall, readyOn } from "./hall.ts";
import { makeDeck } from "./made-up-ending.ts";
import { fightSoFar, wholeFight } from "./made-up-fight.ts";
import { type Random, randomOf } from "./random.ts";

/** Fights an event's fights in the order of its mats: all of them, or those over by an instant. */
export async function fightUntil(
  ctx: Context,
  eventId: EventId,
  until: Date | null,
  random: Random,
): Promise<Hall> {
  const hall = await openHall(ctx, eventId);
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  const deal = makeDeck(random);
  for (let next = nextInHall(hall); next; next = nextInHall(hall)) {
    const { mat, fight, startsAt } = next;
    const { actions, endsAt } = wholeFight(deal(), frameOf(hall, fight, startsAt, random));
    if (endsAt > end) {
      mat.queue = [];
      continue;
    }
    await fightOnMat(ctx, hall, fight, actions);
  }
  return hall;
}
