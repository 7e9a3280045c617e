import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { categoryId, eventId } from "./ids.ts";
import { done } from "./list.ts";

export const divisions = [
  "mighty_mite_1",
  "mighty_mite_2",
  "mighty_mite_3",
  "pee_wee_1",
  "pee_wee_2",
  "pee_wee_3",
  "junior_1",
  "junior_2",
  "junior_3",
  "teen_1",
  "teen_2",
  "teen_3",
  "juvenile_1",
  "juvenile_2",
  "adult",
  "master_1",
  "master_2",
  "master_3",
  "master_4",
  "master_5",
  "master_6",
  "master_7",
] as const;
export const division = z.enum(divisions);
export type Division = z.infer<typeof division>;

/** Belts as categories know them; the kids' colours stand for their whole family (with white, plain, with black). */
export const belts = [
  "white",
  "grey",
  "yellow",
  "orange",
  "green",
  "blue",
  "purple",
  "brown",
  "black",
] as const;
export const belt = z.enum(belts);
export type Belt = z.infer<typeof belt>;

export const sexes = ["male", "female", "mixed"] as const;
export const sex = z.enum(sexes);
export type Sex = z.infer<typeof sex>;

export const weightClasses = [
  "rooster",
  "light_feather",
  "feather",
  "light",
  "middle",
  "medium_heavy",
  "heavy",
  "super_heavy",
  "ultra_heavy",
  "open_class",
] as const;
export const weightClass = z.enum(weightClasses);
export type WeightClass = z.infer<typeof weightClass>;

/** How a category is fought. The full list of types lives in the brackets engine. */
export const bracketType = z.enum([
  "automatic",
  "single_elimination",
  "single_elimination_bronze_fight",
  "round_robin",
  "comeback",
]);
export type BracketType = z.infer<typeof bracketType>;

export const category = z.object({
  id: categoryId,
  eventId,
  /** A name the organizer typed; else null, and the name is put together from the keys below. */
  name: z.string().nullable(),
  division: division.nullable(),
  belt: belt.nullable(),
  sex,
  weightClass: weightClass.nullable(),
  minAge: z.number().int().nullable(),
  maxAge: z.number().int().nullable(),
  /** Grams; the upper limit is included. Null is open. */
  minWeight: z.number().int().nullable(),
  maxWeight: z.number().int().nullable(),
  /** Length of a fight, seconds. */
  fightSeconds: z.number().int(),
  bracketType,
  entries: z.number().int(),
  fights: z.number().int(),
  fightsFinished: z.number().int(),
  hasBracket: z.boolean(),
});
export type Category = z.infer<typeof category>;

export const listCategories = endpoint({
  method: "GET",
  path: "/events/:eventId/categories",
  summary: "An event's categories with their number of entries.",
  params: z.object({ eventId }),
  response: z.array(category),
});

export const templateChoice = z.object({
  divisions: z.array(division).min(1),
  belts: z.array(belt).min(1),
  sexes: z.array(z.enum(["male", "female"])).min(1),
  /** Also the absolute of each division, belt and sex (adult and older). */
  withOpenClass: z.boolean().default(false),
});

/** What the template would add: the same table the server uses, so that the screen can count before saving. */
export const previewTemplate = endpoint({
  method: "POST",
  path: "/events/:eventId/categories/template-preview",
  summary: "How many categories a choice of the template would add, and how many stand already.",
  params: z.object({ eventId }),
  body: templateChoice,
  response: z.object({ adds: z.number().int(), already: z.number().int() }),
});

export const addFromTemplate = endpoint({
  method: "POST",
  path: "/events/:eventId/categories/from-template",
  summary:
    "Adds the categories of the chosen divisions, belts and sexes from the sport's template.",
  params: z.object({ eventId }),
  body: templateChoice,
  response: z.object({ added: z.number().int(), already: z.number().int() }),
});

export const addCategory = endpoint({
  method: "POST",
  path: "/events/:eventId/categories",
  summary: "Adds one category with a name of its own.",
  params: z.object({ eventId }),
  body: z.object({
    name: z.string().trim().min(1).max(120),
    sex,
    minAge: z.number().int().min(0).max(120).nullable().default(null),
    maxAge: z.number().int().min(0).max(120).nullable().default(null),
    minWeight: z.number().int().min(0).max(500_000).nullable().default(null),
    maxWeight: z.number().int().min(0).max(500_000).nullable().default(null),
    fightSeconds: z.number().int().min(30).max(7_200),
    bracketType: bracketType.default("automatic"),
  }),
  response: category,
});

export const updateCategory = endpoint({
  method: "PATCH",
  path: "/categories/:categoryId",
  summary: "Changes a category's name, fight length or bracket type.",
  params: z.object({ categoryId }),
  body: z
    .object({
      name: z.string().trim().min(1).max(120).nullable(),
      fightSeconds: z.number().int().min(30).max(7_200),
      bracketType,
    })
    .partial(),
  response: category,
});

export const deleteCategory = endpoint({
  method: "DELETE",
  path: "/categories/:categoryId",
  summary: "Deletes a category without registrations.",
  params: z.object({ categoryId }),
  response: done,
});
