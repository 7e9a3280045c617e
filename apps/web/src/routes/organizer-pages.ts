import { userType } from "@chave/contract";
import { type RouteObject, redirect } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { RouteTools } from "./route-tools.ts";

const { organizer, admin } = userType;

/** The account of an organizer; each part is a page of its own inside the frame. */
export const organizerPages = ({ guarded }: RouteTools): RouteObject[] => [
  { path: "/organizer", loader: () => redirect(paths.organizerEvents()) },
  { path: "/organizer/account", loader: () => redirect(paths.organizerEvents()) },
  {
    path: "/organizer/register-event",
    loader: guarded([organizer]),
    handle: handle({ head: "newEvent", crumb: "organizer", guarded: true }),
    lazy: { Component: async () => (await import("#web/pages/new-event-page.tsx")).NewEventPage },
  },
  {
    path: "/organizer",
    handle: handle({ crumb: "organizer", guarded: true }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/organizer-account-layout.tsx")).OrganizerAccountLayout,
    },
    children: [
      {
        // An admin sees every event here.
        path: "account/events",
        loader: guarded([organizer, admin]),
        handle: handle({ head: "organizerEvents" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-events-page.tsx")).OrganizerEventsPage,
        },
      },
      {
        path: "account/managers",
        loader: guarded([organizer]),
        handle: handle({ head: "organizerManagers" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-managers-page.tsx")).OrganizerManagersPage,
        },
      },
      {
        path: "account/financial",
        loader: guarded([organizer]),
        handle: handle({ head: "organizerFinancial" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-empty-pages.tsx")).OrganizerFinancialPage,
        },
      },
      {
        path: "account/coupon",
        loader: guarded([organizer]),
        handle: handle({ head: "organizerCoupon" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-empty-pages.tsx")).OrganizerCouponPage,
        },
      },
      {
        path: "account/credits",
        loader: guarded([organizer]),
        handle: handle({ head: "organizerCredits" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-empty-pages.tsx")).OrganizerCreditsPage,
        },
      },
      {
        path: "account/federation-api",
        loader: guarded([organizer]),
        handle: handle({ head: "organizerFederationApi" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-empty-pages.tsx")).OrganizerFederationApiPage,
        },
      },
      {
        path: "auto-refil",
        loader: guarded([organizer]),
        handle: handle({ head: "organizerAutoRefil" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-empty-pages.tsx")).OrganizerAutoRefilPage,
        },
      },
      {
        path: "account/configuration",
        loader: guarded([organizer]),
        handle: handle({ head: "organizerConfiguration" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/organizer-configuration-page.tsx"))
              .OrganizerConfigurationPage,
        },
      },
    ],
  },
];
