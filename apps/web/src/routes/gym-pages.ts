import type { RouteObject } from "react-router";
import { directoryListQuery } from "#web/lib/directory.ts";
import { listSearch } from "#web/lib/list-search.ts";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

/** Gyms and federations, for everyone. */
export const gymPages = ({ loads }: RouteTools): RouteObject[] => [
  {
    path: "/gyms",
    loader: loads(({ request }, client) => [
      client.fetchQuery(directoryListQuery("gym", listSearch(request))),
    ]),
    handle: handle({ head: "gyms", crumb: "gyms", onServer: true }),
    lazy: { Component: async () => (await import("#web/pages/gyms-page.tsx")).GymsPage },
  },
  {
    path: "/register-gym",
    handle: handle({ head: "registerGym", crumb: "registerGym" }),
    lazy: {
      Component: async () => (await import("#web/pages/register-gym-page.tsx")).RegisterGymPage,
    },
  },
  {
    path: "/register-affiliation",
    handle: handle({ head: "registerAffiliation" }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/register-affiliation-page.tsx")).RegisterAffiliationPage,
    },
  },
];

/** In the frame of the admin's area, which guards them. */
export const adminDirectoryPages: RouteObject[] = [
  {
    path: "gyms",
    handle: handle({ head: "adminGyms" }),
    lazy: {
      Component: async () => (await import("#web/pages/admin-gyms-page.tsx")).AdminGymsPage,
    },
  },
  {
    path: "affiliations",
    handle: handle({ head: "adminAffiliations" }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/admin-affiliations-page.tsx")).AdminAffiliationsPage,
    },
  },
];
