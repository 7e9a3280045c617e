import { z } from "zod";
import { category } from "./categories.ts";
import { endpoint } from "./endpoint.ts";
import { fight } from "./fights.ts";
import { categoryId, eventId, registrationId } from "./ids.ts";
import { done } from "./list.ts";

/** Why an entry stands where it stands. */
export const placementReason = z.object({
  kind: z.enum(["seed", "bye_of_seed", "bye", "apart_from_gym", "drawn", "by_hand"]),
  seed: z.number().int().optional(),
  gym: z.string().optional(),
});

export const placing = z.object({
  place: z.number().int(),
  registrationId,
  name: z.string(),
  gymName: z.string(),
  medal: z.enum(["gold", "silver", "bronze"]).nullable(),
});
export type Placing = z.infer<typeof placing>;

export const bracketEntry = z.object({
  registrationId,
  name: z.string(),
  gymName: z.string(),
  seed: z.number().int().nullable(),
});
export type BracketEntry = z.infer<typeof bracketEntry>;

export const bracket = z.object({
  category,
  /** The type that is being fought, as the brackets engine names it. Null: not drawn. */
  type: z.string().nullable(),
  /** Anyone who has the seed and the entries can repeat the draw. */
  seed: z.string().nullable(),
  drawNumber: z.number().int(),
  changedByHand: z.boolean(),
  positions: z.array(
    z.object({ registrationId: registrationId.nullable(), reason: placementReason }),
  ),
  entries: z.array(bracketEntry),
  fights: z.array(fight),
  placings: z.array(placing),
  finished: z.boolean(),
  /** Grows with every change of the bracket. */
  version: z.number().int(),
  can: z.object({ draw: z.boolean(), place: z.boolean(), score: z.boolean() }),
});
export type Bracket = z.infer<typeof bracket>;

export const getBracket = endpoint({
  method: "GET",
  path: "/categories/:categoryId/bracket",
  summary: "A category's bracket: positions, fights, placings.",
  params: z.object({ categoryId }),
  response: bracket,
});

export const drawCategory = endpoint({
  method: "POST",
  path: "/categories/:categoryId/draw",
  summary: "Draws a category, anew if it was drawn before and nothing was fought.",
  params: z.object({ categoryId }),
  body: z.object({ seed: z.string().trim().min(1).max(100).optional() }),
  response: bracket,
});

export const drawAll = endpoint({
  method: "POST",
  path: "/events/:eventId/draw",
  summary: "Draws every category that has entries and no bracket yet.",
  params: z.object({ eventId }),
  body: z.object({ seed: z.string().trim().min(1).max(100).optional() }),
  response: z.object({
    drawn: z.number().int(),
    /** Categories with exactly one entry: gold without a fight. */
    alone: z.number().int(),
    seed: z.string(),
    failed: z.array(z.object({ categoryId, code: z.string() })),
  }),
});

export const placeByHand = endpoint({
  method: "PUT",
  path: "/categories/:categoryId/positions",
  summary: "Puts the entries where history or the organizer wants them, before the first fight.",
  params: z.object({ categoryId }),
  body: z.object({
    /** One per position of the first round; null is a bye. Every entry exactly once. */
    positions: z.array(registrationId.nullable()).min(1).max(512),
    /** The version that was seen; absent for a bracket that is not drawn yet. */
    version: z.number().int().optional(),
  }),
  response: bracket,
});

export const deleteBracket = endpoint({
  method: "DELETE",
  path: "/categories/:categoryId/bracket",
  summary: "Takes the draw back, as long as nothing was fought.",
  params: z.object({ categoryId }),
  response: done,
});
