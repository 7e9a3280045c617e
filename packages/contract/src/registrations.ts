import { z } from "zod";
import { belt, category, sex } from "./categories.ts";
import { endpoint } from "./endpoint.ts";
import { eventSummary } from "./events.ts";
import { categoryId, competitorId, eventId, registrationId } from "./ids.ts";
import { done, pageOf, pageQuery } from "./list.ts";

export const registration = z.object({
  id: registrationId,
  eventId,
  categoryId,
  competitorId,
  name: z.string(),
  gymName: z.string(),
  belt: belt.nullable(),
  sex,
  birthYear: z.number().int().nullable(),
  /** Grams. */
  weight: z.number().int().nullable(),
  seed: z.number().int().nullable(),
  inBracket: z.boolean(),
});
export type Registration = z.infer<typeof registration>;

/** What everyone may see of a registered athlete. */
export const startListEntry = registration.pick({
  id: true,
  categoryId: true,
  name: true,
  gymName: true,
});
export type StartListEntry = z.infer<typeof startListEntry>;

export const listStartList = endpoint({
  method: "GET",
  path: "/events/:eventId/athletes",
  summary: "The public start list: name, gym, category.",
  params: z.object({ eventId }),
  query: pageQuery.extend({ categoryId: categoryId.optional() }),
  response: pageOf(startListEntry),
});

export const listRegistrations = endpoint({
  method: "GET",
  path: "/events/:eventId/registrations",
  summary: "The organizer's list of registrations.",
  params: z.object({ eventId }),
  query: pageQuery.extend({ categoryId: categoryId.optional() }),
  response: pageOf(registration),
});

export const addRegistration = endpoint({
  method: "POST",
  path: "/events/:eventId/registrations",
  summary: "Adds one athlete to a category by hand.",
  params: z.object({ eventId }),
  body: z.object({
    name: z.string().trim().min(2).max(120),
    gymName: z.string().trim().max(120).default(""),
    categoryId,
    birthYear: z.number().int().min(1900).max(2100).nullable().default(null),
    belt: belt.nullable().default(null),
    weight: z.number().int().min(1_000).max(500_000).nullable().default(null),
    seed: z.number().int().min(1).max(999).nullable().default(null),
  }),
  response: registration,
});

export const updateRegistration = endpoint({
  method: "PATCH",
  path: "/registrations/:registrationId",
  summary:
    "Changes a registered athlete; once the bracket is drawn only gym, birth year, belt and weight.",
  params: z.object({ registrationId }),
  body: z
    .object({
      name: z.string().trim().min(2).max(120),
      gymName: z.string().trim().max(120),
      categoryId,
      birthYear: z.number().int().min(1900).max(2100).nullable(),
      belt: belt.nullable(),
      weight: z.number().int().min(1_000).max(500_000).nullable(),
      seed: z.number().int().min(1).max(999).nullable(),
    })
    .partial(),
  response: registration,
});

export const removeRegistration = endpoint({
  method: "DELETE",
  path: "/registrations/:registrationId",
  summary: "Takes an athlete out of a category whose bracket is not drawn.",
  params: z.object({ registrationId }),
  response: done,
});

export const myRegistration = z.object({
  id: registrationId,
  /** Of the login's own person, or of a child. */
  athlete: z.string(),
  event: eventSummary.pick({
    slug: true,
    name: true,
    city: true,
    state: true,
    startsOn: true,
    endsOn: true,
  }),
  categoryId,
  category: category.pick({
    name: true,
    division: true,
    belt: true,
    sex: true,
    weightClass: true,
    minWeight: true,
    maxWeight: true,
  }),
  /** `drawn` stands in a bracket; `over` belongs to an event that has ended. */
  status: z.enum(["registered", "drawn", "over"]),
});
export type MyRegistration = z.infer<typeof myRegistration>;

export const listMyRegistrations = endpoint({
  method: "GET",
  path: "/registrations/mine",
  summary: "Registrations of the login's own person and children, the latest event first.",
  query: pageQuery.omit({ search: true }),
  response: pageOf(myRegistration),
});
