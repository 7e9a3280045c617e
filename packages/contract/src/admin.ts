import { z } from "zod";
import { category } from "./categories.ts";
import { endpoint } from "./endpoint.ts";
import { eventSummary } from "./events.ts";
import { competitorId, gymId, registrationId, userId } from "./ids.ts";
import { done, pageOf, pageQuery } from "./list.ts";

const figure = z.number().int();

/** The parts of which the web makes a category's name. */
const namedCategory = category.pick({
  name: true,
  division: true,
  belt: true,
  sex: true,
  weightClass: true,
  minWeight: true,
  maxWeight: true,
});

/** What waits for an admin, as figures; the web leads to each of them. */
export const adminOverview = z.object({
  pendingGyms: figure,
  pendingAffiliations: figure,
  failedMails: figure,
  /** Organizations whose owner has not confirmed the e-mail. */
  unverifiedOrganizations: figure,
  openInvitations: figure,
  eventsToday: figure,
  /** Logins made in the last seven days. */
  newLogins: figure,
});
export type AdminOverview = z.infer<typeof adminOverview>;

export const getAdminOverview = endpoint({
  method: "GET",
  path: "/admin/overview",
  summary: "What needs attention today (admin).",
  response: adminOverview,
});

export const adminCompetitor = z.object({
  id: competitorId,
  name: z.string(),
  gymName: z.string().nullable(),
  birthYear: z.number().int().nullable(),
  /** The login's e-mail or username; null for somebody without a login of their own. */
  login: z.string().nullable(),
  registrations: figure,
  createdAt: z.string(),
});
export type AdminCompetitor = z.infer<typeof adminCompetitor>;

export const listCompetitors = endpoint({
  method: "GET",
  path: "/admin/competitors",
  summary:
    "Everybody who fights or teaches (admin). A search with an @ looks for the e-mail of the login.",
  query: pageQuery.extend({ sort: z.enum(["name", "newest"]).default("name") }),
  response: pageOf(adminCompetitor),
});

export const adminLogin = z.object({
  id: userId,
  name: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  user_type: z.number().int(),
  emailVerified: z.boolean(),
  lastSeenAt: z.string().nullable(),
  /** Their own login, or that of somebody who may act for them. */
  relation: z.enum(["own", "parent", "teacher"]),
});
export type AdminLogin = z.infer<typeof adminLogin>;

export const adminCompetitorDetail = adminCompetitor.extend({
  competes: z.boolean(),
  birthDate: z.string().nullable(),
  country: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gymId: gymId.nullable(),
  /** The organization whose list brought this person. */
  importedBy: z.string().nullable(),
  logins: z.array(adminLogin),
  entries: z.array(
    z.object({
      registrationId,
      eventSlug: z.string(),
      eventName: z.string(),
      startsOn: z.string(),
      category: namedCategory,
    }),
  ),
  /** Others of the same name: perhaps the same person twice. */
  namesakes: z.array(adminCompetitor.omit({ registrations: true })),
});
export type AdminCompetitorDetail = z.infer<typeof adminCompetitorDetail>;

export const getCompetitorForAdmin = endpoint({
  method: "GET",
  path: "/admin/competitors/:competitorId",
  summary: "One person with logins, entries and namesakes (admin).",
  params: z.object({ competitorId }),
  response: adminCompetitorDetail,
});

export const setCompetitorGym = endpoint({
  method: "PUT",
  path: "/admin/competitors/:competitorId/gym",
  summary: "Puts a person into a gym, or takes them out of it (admin).",
  params: z.object({ competitorId }),
  body: z.object({ gymId: gymId.nullable() }),
  response: done,
});

export const sendPasswordReset = endpoint({
  method: "POST",
  path: "/admin/users/:userId/password-reset",
  summary: "Sends the mail with which a login gets a new password (admin).",
  params: z.object({ userId }),
  response: done,
});

export const listAllEvents = endpoint({
  method: "GET",
  path: "/admin/events",
  summary: "Every event, hidden ones too (admin).",
  query: pageQuery.extend({ sort: z.enum(["date", "name", "registrations"]).default("date") }),
  response: pageOf(
    eventSummary.pick({
      id: true,
      slug: true,
      name: true,
      city: true,
      startsOn: true,
      endsOn: true,
      visible: true,
      organizationName: true,
      registrations: true,
    }),
  ),
});
export type AdminEvent = z.infer<typeof listAllEvents.response>["data"][number];

/** What an audited act was about, by the table in which it lies. */
export const auditSubject = z.enum([
  "event",
  "category",
  "registration",
  "competitor",
  "mat",
  "fight",
  "gym",
  "affiliation",
  "organization",
  "user",
]);

export const auditEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  /** `event.changed`: what it was about and what happened to it. */
  action: z.string(),
  /** Null when the server itself acted, or somebody without a login. */
  actor: z.object({ id: userId, name: z.string() }).nullable(),
  subject: z.object({
    id: z.string(),
    /** Null for what is not there any more. */
    kind: auditSubject.nullable(),
    /** As it is called now, else as it was called then; of a fight its number. */
    name: z.string().nullable(),
    /** The event in which it lies. */
    eventName: z.string().nullable(),
    /** Of a category whose name is put together by the web. */
    category: namedCategory.nullable(),
  }),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: "GET",
  path: "/admin/audit",
  summary: "Who did what when, the latest first (admin).",
  query: pageQuery.omit({ search: true }).extend({
    actor: userId.optional(),
    subject: z.string().max(100).optional(),
    action: z.string().max(100).optional(),
  }),
  response: pageOf(auditEntry).extend({
    /** The names that the filters in use stand for. */
    filter: z.object({ actor: z.string().nullable(), subject: z.string().nullable() }),
  }),
});
