import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { coachId, eventId, gymId } from "./ids.ts";
import { pageOf, pageQuery } from "./list.ts";
import { phone } from "./people.ts";

/** A pass for one gym's coach, at one event of the organization or at all of them. */
export const coach = z.object({
  id: coachId,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gym: z.object({ id: gymId, name: z.string() }),
  /** Null is every event of the organization. */
  event: z.object({ id: eventId, name: z.string() }).nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type Coach = z.infer<typeof coach>;

/** Live ones, or those that were taken back. */
export const passState = z.enum(["active", "revoked"]);

const coachFields = z.object({
  name: z.string().trim().min(2).max(120),
  email: z.email().max(200).nullable(),
  phone: phone.nullable(),
  gymId,
  eventId: eventId.nullable(),
});

export const listCoaches = endpoint({
  method: "GET",
  path: "/coaches",
  summary: "The coaches of the caller's organization, found by name or gym.",
  query: pageQuery.extend({ state: passState.default("active"), eventId: eventId.optional() }),
  response: pageOf(coach),
});

export const addCoach = endpoint({
  method: "POST",
  path: "/coaches",
  summary: "Gives a coach a pass.",
  body: coachFields,
  response: coach,
});

export const updateCoach = endpoint({
  method: "PATCH",
  path: "/coaches/:coachId",
  summary: "Corrects a coach, the gym or the event.",
  params: z.object({ coachId }),
  body: coachFields,
  response: coach,
});

export const revokeCoach = endpoint({
  method: "DELETE",
  path: "/coaches/:coachId",
  summary: "Takes a coach's pass back.",
  params: z.object({ coachId }),
  response: coach,
});

export const restoreCoach = endpoint({
  method: "POST",
  path: "/coaches/:coachId/restore",
  summary: "Makes a coach's pass good again.",
  params: z.object({ coachId }),
  response: coach,
});
