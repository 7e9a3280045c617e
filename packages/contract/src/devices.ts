import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done } from "./list.ts";

/** A browser in which somebody is signed in. */
const device = z.object({
  id: z.uuid(),
  /** Product names such as `Firefox` and `Android`; null where the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Instants; a visit is noted at most once an hour. */
  lastSeenAt: z.string(),
  signedInAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const listDevices = endpoint({
  method: "GET",
  path: "/auth/sessions",
  summary: "Where the signed-in person is signed in, the latest first.",
  response: z.array(device),
});

export const signOutDevice = endpoint({
  method: "DELETE",
  path: "/auth/sessions/:sessionId",
  summary: "Signs one of the own devices out.",
  params: z.object({ sessionId: z.uuid() }),
  response: done,
});

export const signOutOtherDevices = endpoint({
  method: "DELETE",
  path: "/auth/sessions",
  summary: "Signs out every own device but the one that asks.",
  response: done,
});
