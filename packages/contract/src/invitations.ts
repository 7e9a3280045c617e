import { z } from "zod";
import { accountEmail } from "./accounts.ts";
import { newPassword, staffRole } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { invitationId } from "./ids.ts";
import { language } from "./languages.ts";
import { done, pageOf, pageQuery } from "./list.ts";

const name = z.string().trim().min(2).max(120);

export const invitationDays = 14;

export const organizerInvitation = z.object({
  id: invitationId,
  email: z.string(),
  name: z.string(),
  invitedBy: z.string().nullable(),
  status: z.enum(["open", "accepted", "expired", "revoked"]),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type OrganizerInvitation = z.infer<typeof organizerInvitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/invitations",
  summary: "Invitations to become an organizer, the newest first (admin).",
  query: pageQuery.omit({ search: true }),
  response: pageOf(organizerInvitation),
});

export const inviteOrganizer = endpoint({
  method: "POST",
  path: "/invitations",
  summary: "Invites somebody by mail to register an organization (admin).",
  body: z.object({ email: accountEmail, name, language }),
  response: organizerInvitation,
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/invitations/:invitationId",
  summary: "Takes an invitation back that nobody accepted yet (admin).",
  params: z.object({ invitationId }),
  response: done,
});

const params = z.object({ token: z.string().min(20).max(200) });

export const invitation = z.object({
  kind: z.enum(["organizer", "staff"]),
  email: z.string(),
  name: z.string(),
  invitedBy: z.string().nullable(),
  language,
  /** Somebody signs in with this e-mail already. */
  hasLogin: z.boolean(),
  /** What an invitation to help is for. */
  grants: z.array(
    z.object({ eventName: z.string(), role: staffRole, matName: z.string().nullable() }),
  ),
});
export type Invitation = z.infer<typeof invitation>;

export const getInvitation = endpoint({
  method: "GET",
  path: "/invitations/:token",
  summary: "What the bearer of an invitation's link is invited to.",
  params,
  response: invitation,
});

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/invitations/:token/accept",
  summary: "Takes up an invitation to help at an event with the login that is signed in.",
  params,
  response: done,
});

export const registerInvited = endpoint({
  method: "POST",
  path: "/invitations/:token/register",
  summary: "Takes up an invitation to help at an event with a new login.",
  params,
  body: z.object({
    name,
    password: newPassword,
    language,
    acceptTerms: z.literal(true, { error: "terms" }),
  }),
  response: done,
});
