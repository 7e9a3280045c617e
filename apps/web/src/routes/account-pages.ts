import { userType } from "@chave/contract";
import { type RouteObject, redirect } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { RouteTools } from "./route-tools.ts";

const { organizer, admin } = userType;

/** Whoever is signed in. */
export const accountPages = ({ guarded }: RouteTools): RouteObject[] => [
  {
    path: "/change-password",
    loader: guarded(),
    handle: handle({ head: "changePassword", guarded: true }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/change-password-page.tsx")).ChangePasswordPage,
    },
  },
  {
    path: "/setup",
    loader: guarded([admin]),
    handle: handle({ head: "setUp", guarded: true }),
    lazy: { Component: async () => (await import("#web/pages/set-up-page.tsx")).SetUpPage },
  },
  { path: "/admin", loader: () => redirect(paths.administration()) },
  {
    path: "/admin/main",
    loader: guarded([admin]),
    handle: handle({ head: "administration", guarded: true }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/administration-page.tsx")).AdministrationPage,
    },
  },
  { path: "/organizer", loader: () => redirect(paths.organizerEvents()) },
  { path: "/organizer/account", loader: () => redirect(paths.organizerEvents()) },
  {
    path: "/organizer/account/events",
    loader: guarded([organizer, admin]),
    handle: handle({ head: "organizerEvents", guarded: true }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/organizer-events-page.tsx")).OrganizerEventsPage,
    },
  },
  {
    path: "/organizer/register-event",
    loader: guarded([organizer]),
    handle: handle({ head: "newEvent", guarded: true }),
    lazy: { Component: async () => (await import("#web/pages/new-event-page.tsx")).NewEventPage },
  },
];
