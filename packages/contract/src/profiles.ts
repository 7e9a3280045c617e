import { z } from "zod";
import { belt, category } from "./categories.ts";
import { endpoint } from "./endpoint.ts";
import { sport } from "./events.ts";
import {
  affiliationId,
  competitorId,
  eventId,
  graduationId,
  gymId,
  registrationId,
} from "./ids.ts";
import { done } from "./list.ts";
import { graduation, imagePath, newGraduation, personFields, social } from "./people.ts";

/** As it is kept; what comes in is checked by `identityDocument`. */
const keptDocument = z.discriminatedUnion("type", [
  z.object({ type: z.literal("cpf"), number: z.string(), country: z.literal("BR") }),
  z.object({ type: z.enum(["passport", "other"]), number: z.string(), country: z.string() }),
]);
const keptAddress = z.object({
  country: z.string(),
  postalCode: z.string(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.string(),
});

/** All that is kept of a person, for whoever may act for them. Somebody whom a list brought has gaps. */
export const profile = z.object({
  id: competitorId,
  /** False for a teacher who does not fight. */
  competes: z.boolean(),
  name: z.string(),
  birthDate: z.string().nullable(),
  sex: personFields.shape.sex.nullable(),
  /** Grams. */
  weight: z.number().int().nullable(),
  country: z.string(),
  phone: z.string().nullable(),
  document: keptDocument.nullable(),
  guardian: z.object({ name: z.string(), document: keptDocument }).nullable(),
  address: keptAddress.nullable(),
  social: z.object({ facebook: z.string(), instagram: z.string(), x: z.string() }),
  gymId: gymId.nullable(),
  gymName: z.string().nullable(),
  affiliationId: affiliationId.nullable(),
  affiliationName: z.string().nullable(),
  imgPath: z.string().nullable(),
  coverPath: z.string().nullable(),
  graduations: z.array(graduation),
  /** The login's own person, not a child's or a student's. */
  own: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

/** A place that is certain, in an event that everyone may see. */
export const profileResult = z.object({
  registrationId,
  eventId,
  eventSlug: z.string(),
  eventName: z.string(),
  startsOn: z.string(),
  category: category.pick({
    id: true,
    name: true,
    division: true,
    belt: true,
    sex: true,
    weightClass: true,
    minAge: true,
    maxAge: true,
    minWeight: true,
    maxWeight: true,
  }),
  gymName: z.string(),
  place: z.number().int(),
  medal: z.enum(["gold", "silver", "bronze"]).nullable(),
});
export type ProfileResult = z.infer<typeof profileResult>;

/** An entry without a place yet, in an event that is not over. */
const comingEntry = profileResult.omit({ place: true, medal: true, gymName: true });

/** What anyone may see: never birth date, weight, contact or document. */
export const publicProfile = z.object({
  id: competitorId,
  /** Shortened to "Ana L." for a minor who has not yet been at an event. */
  name: z.string(),
  competes: z.boolean(),
  country: z.string(),
  gymName: z.string().nullable(),
  affiliationName: z.string().nullable(),
  imgPath: z.string().nullable(),
  coverPath: z.string().nullable(),
  /** One belt per sport: the latest. */
  belts: z.array(z.object({ sport, belt })),
  coming: z.array(comingEntry),
  results: z.array(profileResult),
  can: z.object({ edit: z.boolean() }),
});
export type PublicProfile = z.infer<typeof publicProfile>;

const ofCompetitor = z.object({ competitorId });

export const getOwnProfile = endpoint({
  method: "GET",
  path: "/profile",
  summary: "The person that the login belongs to, whatever its kind.",
  response: profile,
});

export const getProfile = endpoint({
  method: "GET",
  path: "/competitors/:competitorId",
  summary: "All that is kept of a person: for oneself, a parent, the teacher, an admin.",
  params: ofCompetitor,
  response: profile,
});

export const getPublicProfile = endpoint({
  method: "GET",
  path: "/competitors/:competitorId/public",
  summary: "What anyone may see of a person, with results.",
  params: ofCompetitor,
  response: publicProfile,
});

export const profileFields = personFields.extend({
  social,
  imgPath: imagePath.nullable(),
  coverPath: imagePath.nullable(),
});

export const updateProfile = endpoint({
  method: "PUT",
  path: "/competitors/:competitorId",
  summary: "Replaces a person's data. Registrations keep name, gym and weight as they were.",
  params: ofCompetitor,
  body: profileFields,
  response: profile,
});

const ofGraduation = z.object({ competitorId, graduationId });

export const listGraduations = endpoint({
  method: "GET",
  path: "/competitors/:competitorId/graduations",
  summary: "A person's belts, latest first.",
  params: ofCompetitor,
  response: z.array(graduation),
});

export const addGraduation = endpoint({
  method: "POST",
  path: "/competitors/:competitorId/graduations",
  summary: "Adds a belt to the history.",
  params: ofCompetitor,
  body: newGraduation,
  response: graduation,
});

export const updateGraduation = endpoint({
  method: "PUT",
  path: "/competitors/:competitorId/graduations/:graduationId",
  summary: "Corrects a belt of the history.",
  params: ofGraduation,
  body: newGraduation,
  response: graduation,
});

export const deleteGraduation = endpoint({
  method: "DELETE",
  path: "/competitors/:competitorId/graduations/:graduationId",
  summary: "Takes a belt out of the history.",
  params: ofGraduation,
  response: done,
});
