import { z } from "zod";
import { identityDocument } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { competitorId } from "./ids.ts";
import { done } from "./list.ts";
import { birthDate, graduation, personFields } from "./people.ts";
import { profile } from "./profiles.ts";

/** A child of the login that asks. */
export const familyMember = z.object({
  id: competitorId,
  name: z.string(),
  birthDate: z.string().nullable(),
  gymName: z.string().nullable(),
  imgPath: z.string().nullable(),
  belts: z.array(graduation.pick({ sport: true, belt: true })),
  registrations: z.number().int(),
  /** Untied, they stay as a competitor: they are registered somewhere, or somebody else answers for them. */
  stays: z.boolean(),
});
export type FamilyMember = z.infer<typeof familyMember>;

export const listFamily = endpoint({
  method: "GET",
  path: "/family",
  summary: "The children whom this login answers for.",
  response: z.array(familyMember),
});

/** The guardian agrees, by the text that is in force. */
const consent = z.literal(true, { error: "consent" });

export const addChild = endpoint({
  method: "POST",
  path: "/family",
  summary: "Makes a child. Without a guardian in the input, the parent is the guardian.",
  body: personFields.extend({ consent }),
  response: profile,
});

export const untieChild = endpoint({
  method: "DELETE",
  path: "/family/:competitorId",
  summary: "Unties a child; one who is registered nowhere is deleted.",
  params: z.object({ competitorId }),
  response: done,
});

/** How somebody shows that a competitor of a list is they or their child. */
export const claimProof = z.discriminatedUnion("by", [
  z.object({ by: z.literal("document"), document: identityDocument }),
  /** The login's own, verified e-mail. */
  z.object({ by: z.literal("email") }),
  z.object({
    by: z.literal("name"),
    name: z.string().trim().min(2).max(120),
    birthDate,
  }),
]);
export type ClaimProof = z.infer<typeof claimProof>;

/** Enough to recognise oneself; no contact and no document. */
export const claimCandidate = z.object({
  competitorId,
  name: z.string(),
  gymName: z.string().nullable(),
  events: z.array(z.object({ name: z.string(), year: z.number().int() })),
});
export type ClaimCandidate = z.infer<typeof claimCandidate>;

export const searchClaims = endpoint({
  method: "POST",
  path: "/claims/search",
  summary: "Competitors whom organizers registered and who have no login yet. Few tries a day.",
  body: claimProof,
  response: z.object({
    candidates: z.array(claimCandidate),
    /** Several people share the name and the birth date: only a document or an e-mail tells them apart. */
    ambiguous: z.boolean(),
  }),
});

export const claimCompetitor = endpoint({
  method: "POST",
  path: "/claims",
  summary: "Takes over a competitor of a list, as oneself or as one's child.",
  body: z
    .object({
      competitorId,
      proof: claimProof,
      as: z.enum(["self", "child"]),
      /** Needed for a child. */
      consent: z.boolean().default(false),
    })
    .refine(({ as, consent }) => as === "self" || consent, { path: ["consent"], error: "consent" }),
  /** The competitor who now holds the registrations. */
  response: z.object({ competitorId }),
});
