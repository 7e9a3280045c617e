import { z } from "zod";
import { newPassword } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { organizationId } from "./ids.ts";
import { language } from "./languages.ts";
import { pageOf, pageQuery } from "./list.ts";

export const organization = z.object({
  id: organizationId,
  name: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string().nullable(),
  events: z.number().int(),
  createdAt: z.string(),
});
export type Organization = z.infer<typeof organization>;

export const listOrganizations = endpoint({
  method: "GET",
  path: "/organizations",
  summary: "Every organization (admin).",
  query: pageQuery,
  response: pageOf(organization),
});

export const createOrganization = endpoint({
  method: "POST",
  path: "/organizations",
  summary: "Makes an organization and the login of its owner (admin).",
  body: z.object({
    name: z.string().trim().min(2).max(120),
    ownerName: z.string().trim().min(2).max(120),
    ownerEmail: z.email().max(200),
    ownerPassword: newPassword,
    language,
  }),
  response: organization,
});

export const loadDemo = endpoint({
  method: "POST",
  path: "/demo",
  summary: "Fills an empty installation with a believable event (admin).",
  response: z.object({
    eventSlug: z.string(),
    accounts: z.array(z.object({ email: z.string(), password: z.string(), userType: z.number() })),
  }),
});
