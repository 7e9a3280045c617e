import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { competitorId, eventId, matId, organizationId, userId } from "./ids.ts";
import { language } from "./languages.ts";
import { done } from "./list.ts";

/** The kinds of login; the numbers are those of the specification. */
export const userType = {
  organizer: 1,
  competitor: 2,
  teacher: 3,
  teacherCompetitor: 4,
  manager: 5,
  admin: 6,
} as const;
export type UserType = (typeof userType)[keyof typeof userType];

/** At least 8 characters, a digit, a special character, an upper and a lower case letter. */
export const newPassword = z
  .string()
  .max(200)
  .regex(/^(?=.*\d)(?=.*[^\p{L}\p{N}\s])(?=.*\p{Lu})(?=.*\p{Ll}).{8,}$/u, { error: "password" });

/** What a login without an e-mail signs in with; never an e-mail itself. Kept in lower case. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9]|[._-](?=[a-z0-9])){2,39}$/, { error: "username" });

/** What a person may do at one event beside their kind of login. */
export const staffRole = z.enum(["event_manager", "scoreboard_manager", "check_in_manager"]);
export type StaffRole = z.infer<typeof staffRole>;

const sessionUser = z.object({
  id: userId,
  name: z.string(),
  email: z.string().nullable(),
  username: z.string().nullable(),
  user_type: z.number().int().min(1).max(6),
  language,
  /** True until a password made by somebody else was replaced. */
  mustChangePassword: z.boolean(),
  /** True once a code sent to the e-mail came back; null for a login without an e-mail. */
  emailVerified: z.boolean().nullable(),
});

const named = { name: z.string(), img_path: z.string().nullable() };

export const session = z.object({
  user: sessionUser,
  competitor: z.object({ id: competitorId, ...named }).nullable(),
  organization: z.object({ id: organizationId, ...named }).nullable(),
  teacher: z.object({ id: userId, ...named }).nullable(),
  /** Live grants as staff of events. */
  grants: z.array(
    z.object({
      eventId,
      eventSlug: z.string(),
      eventName: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      role: staffRole,
      /** Only a scoreboard manager has one. */
      mat: z.object({ id: matId, name: z.string() }).nullable(),
    }),
  ),
});
export type Session = z.infer<typeof session>;

export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  summary: "Signs in with e-mail or username and password.",
  body: z.object({
    email: z.string().trim().min(1).max(200),
    password: z.string().min(1).max(200),
  }),
  response: z.object({ access_token: z.string() }),
});

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  summary: "Ends the session of the token that was sent; without one it does nothing.",
  response: done,
});

export const getMe = endpoint({
  method: "GET",
  path: "/auth/me",
  summary: "Who is signed in.",
  response: session,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/auth/change-password",
  summary: "Replaces the password and ends every other session.",
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword }),
  response: done,
});
