import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { language } from "./languages.ts";
import { done } from "./list.ts";

export const consentGiven = z.object({
  text: z.enum(["terms", "privacy", "guardian"]),
  version: z.number().int(),
  language,
  givenAt: z.string(),
  /** The child that a guardian's consent is for. */
  childName: z.string().nullable(),
});
export type ConsentGiven = z.infer<typeof consentGiven>;

/** Why a login cannot be erased now. */
export const erasureObstacle = z.enum(["organization_has_events", "last_admin"]);

export const privacyOverview = z.object({
  consents: z.array(consentGiven),
  erasure: z.object({
    obstacle: erasureObstacle.nullable(),
    /** Names of the children who would be erased too. */
    children: z.array(z.string()),
    /** Names of the children and number of students who stay, without this login. */
    childrenWhoStay: z.array(z.string()),
    students: z.number().int(),
    /** Entries that are cancelled: not drawn yet. */
    cancelled: z.number().int(),
    /** Entries that stay in brackets and results, without a name. */
    anonymous: z.number().int(),
  }),
});
export type PrivacyOverview = z.infer<typeof privacyOverview>;

export const getPrivacy = endpoint({
  method: "GET",
  path: "/privacy",
  summary: "What the login agreed to, and what erasing it would do.",
  response: privacyOverview,
});

const rows = z.array(z.record(z.string(), z.unknown()));

export const exportData = endpoint({
  method: "GET",
  path: "/privacy/export",
  summary: "Everything that is kept about the login and its people, as a JSON file.",
  response: z.object({
    exportedAt: z.string(),
    user: z.record(z.string(), z.unknown()),
    people: rows,
    graduations: rows,
    guardianships: rows,
    consents: rows,
    registrations: rows,
    organization: rows,
    gyms: rows,
    affiliates: rows,
    coaches: rows,
    staffGrants: rows,
    invitations: rows,
    imports: rows,
    pictures: rows,
    sessions: rows,
    mails: rows,
    audit: rows,
  }),
});

export const eraseAccount = endpoint({
  method: "POST",
  path: "/privacy/erase",
  summary: "Deletes the login and its personal data for good; results stay without a name.",
  body: z.object({
    password: z.string().min(1).max(200),
    confirm: z.literal(true, { error: "consent" }),
  }),
  response: done,
});
