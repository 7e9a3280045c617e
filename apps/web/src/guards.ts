import type { Session, StaffRole, UserType } from "@chave/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { ApiError } from "#web/lib/api.ts";
import { hasType, sessionQuery, signOut } from "#web/lib/session.ts";
import { token } from "#web/lib/token.ts";
import { paths } from "./paths.ts";

/** Whom a guarded page is for; without it whoever is signed in. */
export type Allowed = {
  types: readonly UserType[];
  /** Live grants that open the page too: of the event that the address names, or of any where it names none. */
  staff?: readonly StaffRole[];
};

/** Lets only signed-in people pass, and of those only the allowed ones. */
export function needsLogin(queryClient: QueryClient, allowed?: Allowed) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const session = await queryClient.ensureQueryData(sessionQuery());
    if (!session) {
      const newEvent = pathname === paths.newEvent();
      throw redirect(
        paths.login(newEvent ? { from: "new-event" } : { next: `${pathname}${search}` }),
      );
    }
    if (session.user.mustChangePassword && pathname !== paths.changePassword())
      throw redirect(paths.changePassword());
    if (allowed && !isAllowed(session, allowed, params.eventRef)) {
      // A grant may be younger than what is known here: asked once more before anybody is turned away.
      const fresh = allowed.staff && (await readAgain(queryClient));
      if (!fresh || !isAllowed(fresh, allowed, params.eventRef))
        throw redirect(paths.notAuthorized());
    }
    return null;
  };
}

const isAllowed = (session: Session, { types, staff = [] }: Allowed, eventRef?: string): boolean =>
  hasType(session, types) ||
  session.grants.some(
    ({ role, eventId, eventSlug }) =>
      staff.includes(role) &&
      (eventRef === undefined || eventRef === eventId || eventRef === eventSlug),
  );

const readAgain = (queryClient: QueryClient): Promise<Session | null> =>
  queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });

/**
 * The same at the mat, where a table must open while the server cannot be asked: whoever was signed in on this device
 * passes, sees what the device has kept, and the server decides again as soon as it answers.
 */
export function needsLoginAtTheMat(queryClient: QueryClient, allowed: Allowed) {
  const guard = needsLogin(queryClient, allowed);
  return async (args: LoaderFunctionArgs) => {
    const cutOff = token.read() !== null && !(await canAsk(queryClient));
    return cutOff ? null : guard(args);
  };
}

/** Whether the server says who is here; asked once, and whatever the browser thinks of the network. */
async function canAsk(queryClient: QueryClient): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...sessionQuery(), networkMode: "always", retry: false });
    return true;
  } catch {
    return false;
  }
}

/** Login is optional: a visitor passes, and of those who are signed in only the given types. */
export function mayBeVisitor(queryClient: QueryClient, types: readonly UserType[]) {
  return async () => {
    if (token.read() === null) return null;
    const session = await queryClient.ensureQueryData(sessionQuery());
    if (session && !hasType(session, types)) throw redirect(paths.notAuthorized());
    return null;
  };
}

/** Whoever goes to the login page is signed out first. */
export function signsOut(queryClient: QueryClient) {
  return async () => {
    if (token.read() !== null) await signOut(queryClient);
    return null;
  };
}

export type Load = (args: LoaderFunctionArgs, queryClient: QueryClient) => Promise<unknown>[];

/**
 * Loads a page's data. The server waits for them, and answers 404 when the API does; the browser starts
 * loading and shows the page at once, whose queries find these calls already on their way.
 */
export function prefetch(queryClient: QueryClient, load: Load) {
  return async (args: LoaderFunctionArgs) => {
    const loaded = Promise.allSettled(load(args, queryClient));
    if (!import.meta.env.SSR) return null;
    for (const result of await loaded) {
      if (result.status === "fulfilled") continue;
      if (result.reason instanceof ApiError && result.reason.status === 404)
        throw new Response(null, { status: 404 });
    }
    return null;
  };
}
