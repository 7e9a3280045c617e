import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventId, organizationId } from "./ids.ts";
import { language } from "./languages.ts";
import { done, pageOf, pageQuery } from "./list.ts";

export const sports = ["jiu_jitsu_gi", "jiu_jitsu_no_gi", "submission_grappling"] as const;
export const sport = z.enum(sports);
export type Sport = z.infer<typeof sport>;

/** Rule sets of the scoreboard, by their id in the scoring engine. */
export const ruleSetId = z.enum(["ibjjf", "adcc", "submission_only", "points"]);
export type RuleSetId = z.infer<typeof ruleSetId>;

export const timeZone = z.string().refine(
  (zone) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  },
  { error: "time_zone" },
);

const day = z.iso.date();

export const eventPhase = z.enum(["upcoming", "live", "finished"]);

export const eventSummary = z.object({
  id: eventId,
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  venue: z.string(),
  startsOn: day,
  endsOn: day,
  sport,
  visible: z.boolean(),
  /** `live` only while a fight runs or fights of today remain after the first one began. */
  phase: eventPhase,
  organizationName: z.string(),
  registrations: z.number().int(),
  fightsRunning: z.number().int(),
});
export type EventSummary = z.infer<typeof eventSummary>;

export const eventDetail = eventSummary.extend({
  organizationId,
  timeZone: z.string(),
  language,
  ruleSet: ruleSetId,
  categories: z.number().int(),
  mats: z.number().int(),
  brackets: z.number().int(),
  fights: z.number().int(),
  fightsFinished: z.number().int(),
  planned: z.boolean(),
  /** Categories with athletes and without a bracket. */
  undrawnCategories: z.number().int(),
  /** Fights to come that have no mat or no time. */
  unplannedFights: z.number().int(),
  /** What the person asking may do. The web shows or hides by it and decides nothing itself. */
  can: z.object({
    /** Set-up, draws, plans, results. */
    manage: z.boolean(),
    /** Staff, money, deletion. */
    own: z.boolean(),
    /** Some mat's scoreboard. */
    score: z.boolean(),
    /** The list of athletes, for the check-in area. */
    checkIn: z.boolean(),
  }),
});
export type EventDetail = z.infer<typeof eventDetail>;

const eventFields = z.object({
  name: z.string().trim().min(3).max(120),
  city: z.string().trim().min(2).max(80),
  state: z.string().trim().max(80).default(""),
  venue: z.string().trim().max(160).default(""),
  startsOn: day,
  endsOn: day,
  sport,
  timeZone: timeZone.default("America/Sao_Paulo"),
  language: language.default("pt"),
  ruleSet: ruleSetId.default("ibjjf"),
  visible: z.boolean().default(true),
});

export const listEvents = endpoint({
  method: "GET",
  path: "/events",
  summary: "Events: the next, the previous, or the caller's own.",
  query: pageQuery.extend({ when: z.enum(["next", "previous", "mine"]).default("next") }),
  response: pageOf(eventSummary),
});

/** `eventRef` is an event's id or its slug. */
export const getEvent = endpoint({
  method: "GET",
  path: "/events/:eventRef",
  summary: "One event, by id or slug.",
  params: z.object({ eventRef: z.string().min(1).max(160) }),
  response: eventDetail,
});

export const createEvent = endpoint({
  method: "POST",
  path: "/events",
  summary: "Makes an event (organizer).",
  body: eventFields,
  response: eventDetail,
});

export const updateEvent = endpoint({
  method: "PATCH",
  path: "/events/:eventId",
  summary: "Changes an event.",
  params: z.object({ eventId }),
  body: z
    .object({
      name: eventFields.shape.name,
      city: eventFields.shape.city,
      state: z.string().trim().max(80),
      venue: z.string().trim().max(160),
      startsOn: day,
      endsOn: day,
      sport,
      timeZone,
      language,
      ruleSet: ruleSetId,
      visible: z.boolean(),
    })
    .partial(),
  response: eventDetail,
});

export const deleteEvent = endpoint({
  method: "DELETE",
  path: "/events/:eventId",
  summary: "Deletes an event in which no fight was fought, with its categories and registrations.",
  params: z.object({ eventId }),
  response: done,
});
