import type { EventDetail, StaffRole, UserType } from "@chave/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { eventQuery } from "#web/features/events/events.api.ts";
import {
  type Load,
  mayBeVisitor,
  needsLogin,
  needsLoginAtTheMat,
  prefetch,
  signsOut,
} from "#web/guards.ts";

export type RouteTools = ReturnType<typeof routeTools>;

type LoadOfEvent = (
  event: EventDetail,
  client: QueryClient,
  args: LoaderFunctionArgs,
) => Promise<unknown>[];

/** What the routes are made with: loaders that know the client of their queries. */
export function routeTools(queryClient: QueryClient) {
  const loads = (load: Load) => prefetch(queryClient, load);

  return {
    /** Lets only signed-in people pass, of those only the given types, and the staff of the event with these roles. */
    guarded: (types?: readonly UserType[], staff?: readonly StaffRole[]) =>
      needsLogin(queryClient, types && { types, staff }),
    /** The same for a mat table, which opens without the server too. */
    guardedAtTheMat: (types: readonly UserType[], staff: readonly StaffRole[]) =>
      needsLoginAtTheMat(queryClient, { types, staff }),
    /** Login is optional; whoever is signed in must be of one of these types. */
    openTo: (types: readonly UserType[]) => mayBeVisitor(queryClient, types),
    signsOut: () => signsOut(queryClient),
    /** Loads a page's queries; the server waits for them. */
    loads,
    /** Loads what belongs to an event, which the address names by slug or id. */
    ofEvent: (load: LoadOfEvent) =>
      loads((args, client) => [
        client
          .fetchQuery(eventQuery(args.params.eventRef ?? ""))
          .then((event) => Promise.all(load(event, client, args))),
      ]),
  };
}
