import { z } from "zod";
import { newPassword } from "./auth.ts";
import { cnpj } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { organizationId } from "./ids.ts";
import { language } from "./languages.ts";
import { pageOf, pageQuery } from "./list.ts";
import { address, imagePath, phone, social } from "./people.ts";

export const organization = z.object({
  id: organizationId,
  name: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string().nullable(),
  /** Whether the owner confirmed the e-mail. */
  ownerVerified: z.boolean(),
  events: z.number().int(),
  createdAt: z.string(),
});
export type Organization = z.infer<typeof organization>;

/** By name without one; newest and most events come first. */
export const organizationSort = z.enum(["name", "newest", "events"]);
export type OrganizationSort = z.infer<typeof organizationSort>;

export const listOrganizations = endpoint({
  method: "GET",
  path: "/organizations",
  summary: "Every organization (admin).",
  query: pageQuery.extend({ sort: organizationSort.optional() }),
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

/** A web address as people type it, kept with its protocol. */
const website = z
  .string()
  .trim()
  .max(200)
  .transform((text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine((text) => /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text), { error: "website" });

/** What an organization tells of itself. */
const organizationFields = z.object({
  name: z.string().trim().min(2).max(120),
  cnpj: cnpj.nullable(),
  publicEmail: z.email().max(200).nullable(),
  website: website.nullable(),
  phone: phone.nullable(),
  address: address.nullable(),
  social,
  imgPath: imagePath.nullable(),
  coverPath: imagePath.nullable(),
});

/** The part of it that is for everyone. */
export const publicOrganization = z.object({
  id: organizationId,
  name: z.string(),
  publicEmail: z.string().nullable(),
  website: z.string().nullable(),
  social,
  imgPath: z.string().nullable(),
  coverPath: z.string().nullable(),
});
export type PublicOrganization = z.infer<typeof publicOrganization>;

export const myOrganization = publicOrganization.extend({
  cnpj: z.string().nullable(),
  phone: z.string().nullable(),
  address: address.nullable(),
});
export type MyOrganization = z.infer<typeof myOrganization>;

export const getMyOrganization = endpoint({
  method: "GET",
  path: "/organization",
  summary: "The caller's own organization.",
  response: myOrganization,
});

export const updateMyOrganization = endpoint({
  method: "PUT",
  path: "/organization",
  summary: "Replaces what the caller's organization tells of itself.",
  body: organizationFields,
  response: myOrganization,
});

export const getOrganization = endpoint({
  method: "GET",
  path: "/organizations/:organizationId",
  summary: "What an organization shows to everyone.",
  params: z.object({ organizationId }),
  response: publicOrganization,
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
