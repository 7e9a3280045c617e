import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { fight } from "./fights.ts";
import { eventId, matId } from "./ids.ts";

/** Lengths in seconds. */
export const fightCalendar = z.object({
  /** When the first fight starts, in the event's own time zone. */
  dayStart: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  secondsBetweenFights: z.number().int().min(0).max(1_800),
  minimumRest: z.number().int().min(0).max(7_200),
  minimumRestBeforeFinal: z.number().int().min(0).max(7_200),
});
export type FightCalendar = z.infer<typeof fightCalendar>;

export const schedule = z.object({
  calendar: fightCalendar,
  timeZone: z.string(),
  mats: z.array(
    z.object({
      id: matId,
      name: z.string(),
      fights: z.array(fight),
      endsAt: z.iso.datetime().nullable(),
    }),
  ),
  unplanned: z.array(fight),
  endsAt: z.iso.datetime().nullable(),
  can: z.object({ plan: z.boolean() }),
});
export type Schedule = z.infer<typeof schedule>;

export const getSchedule = endpoint({
  method: "GET",
  path: "/events/:eventId/schedule",
  summary: "Every mat with its fights and times.",
  params: z.object({ eventId }),
  response: schedule,
});

export const saveCalendar = endpoint({
  method: "PUT",
  path: "/events/:eventId/calendar",
  summary: "Sets start, rests and the time between fights.",
  params: z.object({ eventId }),
  body: fightCalendar,
  response: schedule,
});

export const planFights = endpoint({
  method: "POST",
  path: "/events/:eventId/plan",
  summary: "Puts every open fight on a mat with a time; what has begun stays.",
  params: z.object({ eventId }),
  response: schedule,
});
