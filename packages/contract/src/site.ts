import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const link = z.string().nullable();

export const site = z.object({
  name: z.string(),
  sandbox: z.boolean(),
  /** True while there is no organization yet: the home page then offers to set one up. */
  empty: z.boolean(),
  /** Whether people's words about the product stand on the home page. */
  testimonials: z.boolean(),
  contactEmail: link,
  whatsapp: link,
  community: z.object({
    share: link,
    store: link,
    webApp: link,
    ios: link,
    android: link,
    forum: link,
  }),
  social: z.object({ facebook: link, instagram: link, youtube: link, x: link }),
});
export type Site = z.infer<typeof site>;

export const getSite = endpoint({
  method: "GET",
  path: "/site",
  summary: "What the web needs to know of this installation at run time.",
  response: site,
});

export const getHealth = endpoint({
  method: "GET",
  path: "/health",
  summary: "Whether the server answers and reaches its database.",
  response: z.object({ status: z.literal("ok"), database: z.enum(["embedded", "postgresql"]) }),
});

export const getTime = endpoint({
  method: "GET",
  path: "/time",
  summary: "The server's clock, for devices that show a running fight.",
  response: z.object({ nowMs: z.number() }),
});
