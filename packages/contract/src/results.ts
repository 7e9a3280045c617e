import { z } from "zod";
import { category } from "./categories.ts";
import { placing } from "./draws.ts";
import { endpoint } from "./endpoint.ts";
import { eventId } from "./ids.ts";

export const results = z.object({
  finished: z.number().int(),
  categories: z.number().int(),
  /** Every place that is certain, with or without a medal, of each category that has any. */
  podiums: z.array(z.object({ category, placings: z.array(placing) })),
  /** Medals per gym, best first. */
  gyms: z.array(
    z.object({
      gymName: z.string(),
      gold: z.number().int(),
      silver: z.number().int(),
      bronze: z.number().int(),
    }),
  ),
});
export type Results = z.infer<typeof results>;

export const getResults = endpoint({
  method: "GET",
  path: "/events/:eventId/results",
  summary: "The podiums that are certain and the gyms' medals.",
  params: z.object({ eventId }),
  response: results,
});
