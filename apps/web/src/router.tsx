import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { siteQuery } from "#web/features/site/site.api.ts";
import { handle } from "#web/lib/page-handle.ts";
import { accountPages } from "./routes/account-pages.ts";
import { adminPages } from "./routes/admin-pages.ts";
import { eventDetailPages } from "./routes/event-detail-pages.ts";
import { gymPages } from "./routes/gym-pages.ts";
import { matPages } from "./routes/mat-pages.ts";
import { organizerPages } from "./routes/organizer-pages.ts";
import { profilePages } from "./routes/profile-pages.ts";
import { publicPages } from "./routes/public-pages.ts";
import { registrationPages } from "./routes/registration-pages.ts";
import { routeTools } from "./routes/route-tools.ts";
import { screens } from "./routes/screens.ts";
import { setUpPages } from "./routes/set-up-pages.ts";
import { signUpPages } from "./routes/sign-up-pages.ts";
import { sitePages } from "./routes/site-pages.ts";
import { teacherPages } from "./routes/teacher-pages.ts";

/** Every address of the web, who may visit it, and the page that stands there. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const tools = routeTools(queryClient);
  const pages = [
    ...publicPages(tools),
    ...eventDetailPages(tools),
    ...accountPages(tools),
    ...adminPages(tools),
    ...gymPages(tools),
    ...organizerPages(tools),
    ...profilePages(tools),
    ...registrationPages(tools),
    ...signUpPages(tools),
    ...sitePages(tools),
    ...teacherPages(tools),
    setUpPages(tools),
    ...matPages(tools),
    nothingHere,
  ];

  return [
    {
      id: "root",
      loader: tools.loads((_args, client) => [client.fetchQuery(siteQuery())]),
      HydrateFallback: () => null,
      children: [
        ...screens,
        {
          lazy: {
            Component: async () => (await import("./pages/shell.tsx")).Shell,
            ErrorBoundary: async () => (await import("./pages/error-page.tsx")).ErrorWithoutShell,
          },
          children: [
            {
              lazy: {
                ErrorBoundary: async () => (await import("./pages/error-page.tsx")).ErrorPage,
              },
              children: pages,
            },
          ],
        },
      ],
    },
  ];
}

const nothingHere: RouteObject = {
  path: "*",
  handle: handle({ head: "notFound", missing: true }),
  lazy: { Component: async () => (await import("./pages/not-found-page.tsx")).NotFoundPage },
};
