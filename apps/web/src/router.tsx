import { categoryId, type EventDetail, userType } from "@chave/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router";
import { bracketQuery } from "#web/features/brackets/brackets.api.ts";
import { startListQuery } from "#web/features/event-detail/event-detail.api.ts";
import { eventListQuery, eventQuery } from "#web/features/events/events.api.ts";
import { categoryNamesQuery, openFightsQuery } from "#web/features/events/find.api.ts";
import { resultsQuery } from "#web/features/results/results.api.ts";
import { siteQuery } from "#web/features/site/site.api.ts";
import { needsLogin, prefetch, signsOut } from "./guards.ts";
import type { PageHandle } from "./lib/page-handle.ts";
import { paths } from "./paths.ts";

const { organizer, admin } = userType;

/** Every address of the web, who may visit it, and the page that stands there. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  const guarded = (types?: (typeof userType)[keyof typeof userType][]) =>
    needsLogin(queryClient, types);
  const loads = (load: Parameters<typeof prefetch>[1]) => prefetch(queryClient, load);
  const eventList = (when: "next" | "previous") =>
    loads(({ request }, client) => [
      client.fetchQuery(eventListQuery({ when, ...listSearch(request) })),
    ]);

  /** Loads what belongs to an event, which the address names by slug or id. */
  const ofEvent = (
    load: (event: EventDetail, client: QueryClient, args: LoaderFunctionArgs) => Promise<unknown>[],
  ) =>
    loads((args, client) => [
      client
        .fetchQuery(eventQuery(args.params.eventRef ?? ""))
        .then((event) => Promise.all(load(event, client, args))),
    ]);

  /** Anyone. Pages marked `onServer` are rendered there. */
  const publicPages: RouteObject[] = [
    {
      path: "/",
      loader: loads((_args, client) => [client.fetchQuery(eventListQuery({ when: "next" }))]),
      handle: handle({ head: "home", onServer: true }),
      lazy: { Component: async () => (await import("./pages/home-page.tsx")).HomePage },
    },
    {
      path: "/events",
      lazy: { Component: async () => (await import("./pages/events-layout.tsx")).EventsLayout },
      children: [
        {
          index: true,
          loader: () => redirect(paths.nextEvents()),
          handle: handle({ onServer: true }),
        },
        {
          path: "next-events",
          loader: eventList("next"),
          handle: handle({ head: "nextEvents", onServer: true }),
          lazy: {
            Component: async () => (await import("./pages/events-page.tsx")).NextEventsPage,
          },
        },
        {
          path: "previous-events",
          loader: eventList("previous"),
          handle: handle({ head: "previousEvents", onServer: true }),
          lazy: {
            Component: async () => (await import("./pages/events-page.tsx")).PreviousEventsPage,
          },
        },
        {
          path: "my-events",
          loader: guarded(),
          handle: handle({ head: "myEvents", guarded: true }),
          lazy: { Component: async () => (await import("./pages/events-page.tsx")).MyEventsPage },
        },
      ],
    },
    {
      path: "/login",
      loader: signsOut(queryClient),
      handle: handle({ head: "login" }),
      lazy: { Component: async () => (await import("./pages/login-page.tsx")).LoginPage },
    },
    {
      path: "/not-authorized",
      handle: handle({ head: "notAuthorized" }),
      lazy: {
        Component: async () => (await import("./pages/not-authorized-page.tsx")).NotAuthorizedPage,
      },
    },
    {
      path: "/about-us",
      handle: handle({ head: "about", onServer: true }),
      lazy: { Component: async () => (await import("./pages/about-page.tsx")).AboutPage },
    },
  ];

  /** An event as everyone sees it: features/brackets. */
  const eventDetailPages: RouteObject[] = [
    {
      path: "/event-detail/:eventRef",
      loader: loads(({ params }, client) => [client.fetchQuery(eventQuery(params.eventRef ?? ""))]),
      handle: handle({ onServer: true }),
      lazy: {
        Component: async () => (await import("./pages/event-detail-layout.tsx")).EventDetailLayout,
      },
      children: [
        {
          index: true,
          lazy: {
            Component: async () => (await import("./pages/event-detail-page.tsx")).EventDetailPage,
          },
        },
        {
          path: "categories",
          loader: ofEvent(({ id }, client) => [client.fetchQuery(categoryNamesQuery(id))]),
          lazy: {
            Component: async () =>
              (await import("./pages/event-detail-categories-page.tsx")).EventDetailCategoriesPage,
          },
        },
        {
          path: "athletes",
          loader: ofEvent(({ id }, client, { request }) => [
            client.fetchQuery(startListQuery(id, listSearch(request))),
            client.fetchQuery(categoryNamesQuery(id)),
          ]),
          lazy: {
            Component: async () =>
              (await import("./pages/event-detail-athletes-page.tsx")).EventDetailAthletesPage,
          },
        },
        {
          path: "brackets",
          loader: ofEvent(({ id }, client) => [client.fetchQuery(categoryNamesQuery(id))]),
          lazy: {
            Component: async () =>
              (await import("./pages/event-detail-brackets-page.tsx")).EventDetailBracketsPage,
          },
        },
        {
          path: "brackets/:categoryId",
          loader: loads(({ params }, client) => {
            const { success, data } = categoryId.safeParse(params.categoryId);
            return success ? [client.fetchQuery(bracketQuery(data))] : [];
          }),
          lazy: {
            Component: async () =>
              (await import("./pages/event-detail-bracket-page.tsx")).EventDetailBracketPage,
          },
        },
        {
          path: "schedule",
          loader: ofEvent(({ id }, client) => [
            client.fetchQuery(openFightsQuery(id)),
            client.fetchQuery(categoryNamesQuery(id)),
          ]),
          lazy: {
            Component: async () =>
              (await import("./pages/event-detail-schedule-page.tsx")).EventDetailSchedulePage,
          },
        },
        {
          path: "live",
          loader: ofEvent(({ id }, client) => [
            client.fetchQuery(openFightsQuery(id)),
            client.fetchQuery(categoryNamesQuery(id)),
          ]),
          lazy: {
            Component: async () =>
              (await import("./pages/event-detail-live-page.tsx")).EventDetailLivePage,
          },
        },
        {
          path: "results",
          loader: ofEvent(({ id }, client) => [client.fetchQuery(resultsQuery(id))]),
          lazy: {
            Component: async () =>
              (await import("./pages/event-detail-results-page.tsx")).EventDetailResultsPage,
          },
        },
      ],
    },
  ];

  /** Whoever is signed in. */
  const accountPages: RouteObject[] = [
    {
      path: "/change-password",
      loader: guarded(),
      handle: handle({ head: "changePassword", guarded: true }),
      lazy: {
        Component: async () =>
          (await import("./pages/change-password-page.tsx")).ChangePasswordPage,
      },
    },
    {
      path: "/setup",
      loader: guarded([admin]),
      handle: handle({ head: "setUp", guarded: true }),
      lazy: { Component: async () => (await import("./pages/set-up-page.tsx")).SetUpPage },
    },
    { path: "/admin", loader: () => redirect(paths.administration()) },
    {
      path: "/admin/main",
      loader: guarded([admin]),
      handle: handle({ head: "administration", guarded: true }),
      lazy: {
        Component: async () => (await import("./pages/administration-page.tsx")).AdministrationPage,
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
          (await import("./pages/organizer-events-page.tsx")).OrganizerEventsPage,
      },
    },
    {
      path: "/organizer/register-event",
      loader: guarded([organizer]),
      handle: handle({ head: "newEvent", guarded: true }),
      lazy: { Component: async () => (await import("./pages/new-event-page.tsx")).NewEventPage },
    },
  ];

  /** An event's set-up; each section is a page of its own inside the frame. */
  const setUpPages: RouteObject = {
    path: "/config-event/:eventRef",
    loader: guarded([organizer, admin]),
    handle: handle({ head: "eventSetUp", guarded: true, wide: true }),
    lazy: {
      Component: async () => (await import("./pages/event-set-up-layout.tsx")).EventSetUpLayout,
    },
    children: [
      {
        index: true,
        lazy: {
          Component: async () => (await import("./pages/event-set-up-page.tsx")).EventSetUpPage,
        },
      },
      {
        path: "general",
        lazy: {
          Component: async () => (await import("./pages/event-general-page.tsx")).EventGeneralPage,
        },
      },
      {
        path: "categories",
        lazy: {
          Component: async () => (await import("./pages/categories-page.tsx")).CategoriesPage,
        },
      },
      {
        path: "mats",
        lazy: { Component: async () => (await import("./pages/mats-page.tsx")).MatsPage },
      },
      {
        path: "registers",
        lazy: { Component: async () => (await import("./pages/registers-page.tsx")).RegistersPage },
      },
      {
        path: "import-athletes",
        lazy: {
          Component: async () =>
            (await import("./pages/import-athletes-page.tsx")).ImportAthletesPage,
        },
      },

      {
        path: "brackets-assemble",
        lazy: {
          Component: async () =>
            (await import("./pages/brackets-assemble-page.tsx")).BracketsAssemblePage,
        },
      },
      {
        path: "brackets/:categorieGroupId?",
        lazy: {
          Component: async () => (await import("./pages/bracket-set-up-page.tsx")).BracketSetUpPage,
        },
      },
      {
        path: "results",
        lazy: {
          Component: async () => (await import("./pages/results-set-up-page.tsx")).ResultsSetUpPage,
        },
      },
      {
        path: "fight-calendar",
        lazy: {
          Component: async () =>
            (await import("./pages/fight-calendar-page.tsx")).FightCalendarPage,
        },
      },
      {
        path: "fights",
        lazy: { Component: async () => (await import("./pages/fights-page.tsx")).FightsPage },
      },
    ],
  };

  /** At the mat. A scoreboard `stays` where it is when a call is refused: features/scoreboard. */
  const matPages: RouteObject[] = [
    {
      path: "/event/:eventRef/scoreboard/:fightId",
      loader: guarded([organizer, admin]),
      handle: handle({ guarded: true, stays: true, bare: true }),
      lazy: { Component: async () => (await import("./pages/scoreboard-page.tsx")).ScoreboardPage },
    },
  ];

  /** Without header, footer and Mantine: features/scoreboard. */
  const screens: RouteObject[] = [
    {
      path: "/event/:eventRef/scoreboard-tv/:fightId",
      handle: handle({ bare: true }),
      lazy: { Component: async () => (await import("./pages/tv-page.tsx")).TvPage },
    },
  ];

  return [
    {
      id: "root",
      loader: loads((_args, client) => [client.fetchQuery(siteQuery())]),
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
              children: [
                ...publicPages,
                ...eventDetailPages,
                ...accountPages,
                setUpPages,
                ...matPages,
                {
                  path: "*",
                  handle: handle({ head: "notFound", missing: true }),
                  lazy: {
                    Component: async () =>
                      (await import("./pages/not-found-page.tsx")).NotFoundPage,
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

const handle = (page: PageHandle): PageHandle => page;

/** The part of a list's address that its query needs. */
function listSearch(request: LoaderFunctionArgs["request"]) {
  const { searchParams } = new URL(request.url);
  return {
    page: Number(searchParams.get("page") ?? 1),
    search: searchParams.get("search") ?? undefined,
  };
}
