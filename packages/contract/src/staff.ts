import { z } from "zod";
import { staffRole } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { eventId, matId, staffGrantId } from "./ids.ts";
import { language } from "./languages.ts";
import { done } from "./list.ts";

/** `invited` until the person accepts; `active` until the organizer revokes. */
export const staffState = z.enum(["invited", "active", "revoked"]);
export type StaffState = z.infer<typeof staffState>;

export const staffMember = z.object({
  id: staffGrantId,
  eventId,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** Only a scoreboard manager has one. */
  mat: z.object({ id: matId, name: z.string() }).nullable(),
  state: staffState,
  /** True when the invitation waited too long and has to be sent again. */
  expired: z.boolean(),
  invitedAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** A member just invited. */
const invitedMember = z.object({
  member: staffMember,
  /** Path of the invitation, told this once and only where no mail server can carry it. */
  link: z.string().nullable(),
});

/** A scoreboard manager works at exactly one mat, the others at none. */
const task = z.object({ role: staffRole, matId: matId.nullable().default(null) });
const matFitsRole = ({ role, matId }: z.output<typeof task>): boolean =>
  (role === "scoreboard_manager") === (matId !== null);
const matFault = { path: ["matId"], error: "mat" };

export const listStaff = endpoint({
  method: "GET",
  path: "/events/:eventId/staff",
  summary: "Who helps at an event, who was invited and who was revoked (its organizer).",
  params: z.object({ eventId }),
  response: z.array(staffMember),
});

export const inviteStaff = endpoint({
  method: "POST",
  path: "/events/:eventId/staff",
  summary: "Invites somebody by e-mail to manage an event, one mat's scoreboard or the check-in.",
  params: z.object({ eventId }),
  body: task
    .extend({
      name: z.string().trim().min(2).max(120),
      email: z.email().max(200),
      /** Of the mail; without it the event's. */
      language: language.optional(),
    })
    .refine(matFitsRole, matFault),
  response: invitedMember,
});

export const updateStaff = endpoint({
  method: "PATCH",
  path: "/staff/:staffGrantId",
  summary: "Gives a member of the staff another role or mat.",
  params: z.object({ staffGrantId }),
  body: task.refine(matFitsRole, matFault),
  response: staffMember,
});

export const resendStaffInvitation = endpoint({
  method: "POST",
  path: "/staff/:staffGrantId/resend",
  summary: "Invites again somebody who did not accept yet; the former invitation is worth nothing.",
  params: z.object({ staffGrantId }),
  response: invitedMember,
});

export const revokeStaff = endpoint({
  method: "DELETE",
  path: "/staff/:staffGrantId",
  summary: "Ends what somebody may do at an event, or takes an invitation back.",
  params: z.object({ staffGrantId }),
  response: done,
});

export const listMatManagers = endpoint({
  method: "GET",
  path: "/events/:eventId/mat-managers",
  summary: "Who keeps the scoreboard of which mat, for whoever sets the event up.",
  params: z.object({ eventId }),
  response: z.array(
    z.object({ id: staffGrantId, matId, name: z.string(), state: z.enum(["invited", "active"]) }),
  ),
});
export type MatManager = z.infer<typeof listMatManagers.response>[number];
