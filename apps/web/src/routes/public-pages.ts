import type { QueryClient } from "@tanstack/react-query";
import { type RouteObject, redirect } from "react-router";
import { eventListQuery } from "#web/features/events/events.api.ts";
import { liveMatsQuery, loadFound } from "#web/features/events/find.api.ts";
import { findSearch, searchable, searched } from "#web/features/events/find-search.ts";
import { siteQuery } from "#web/features/site/site.api.ts";
import { siteTextQuery } from "#web/features/site-texts/site-texts.api.ts";
import { testimonialsQuery } from "#web/features/testimonials/testimonials.api.ts";
import { languageOfRequest } from "#web/lib/language-of-request.ts";
import { listSearch } from "#web/lib/list-search.ts";
import { handle } from "#web/lib/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { RouteTools } from "./route-tools.ts";

/** Anyone. Pages marked `onServer` are rendered there. */
export const publicPages = (tools: RouteTools): RouteObject[] => [
  {
    path: "/",
    loader: tools.loads(({ request }, client) => [
      loadHome(client, new URL(request.url)),
      loadTestimonials(client, request),
    ]),
    handle: handle({ head: "home", onServer: true }),
    lazy: { Component: async () => (await import("#web/pages/home-page.tsx")).HomePage },
  },
  {
    path: "/events",
    lazy: { Component: async () => (await import("#web/pages/events-layout.tsx")).EventsLayout },
    children: [
      {
        index: true,
        loader: () => redirect(paths.nextEvents()),
        handle: handle({ onServer: true }),
      },
      {
        path: "next-events",
        loader: eventList(tools, "next"),
        handle: handle({ head: "nextEvents", onServer: true }),
        lazy: {
          Component: async () => (await import("#web/pages/events-page.tsx")).NextEventsPage,
        },
      },
      {
        path: "previous-events",
        loader: eventList(tools, "previous"),
        handle: handle({ head: "previousEvents", onServer: true }),
        lazy: {
          Component: async () => (await import("#web/pages/events-page.tsx")).PreviousEventsPage,
        },
      },
      {
        path: "my-events",
        loader: tools.guarded(),
        handle: handle({ head: "myEvents", guarded: true }),
        lazy: { Component: async () => (await import("#web/pages/events-page.tsx")).MyEventsPage },
      },
    ],
  },
  {
    path: "/login",
    loader: tools.signsOut(),
    handle: handle({ head: "login" }),
    lazy: { Component: async () => (await import("#web/pages/login-page.tsx")).LoginPage },
  },
  {
    path: "/not-authorized",
    handle: handle({ head: "notAuthorized" }),
    lazy: {
      Component: async () => (await import("#web/pages/not-authorized-page.tsx")).NotAuthorizedPage,
    },
  },
  {
    path: "/about-us",
    loader: tools.loads(({ request }, client) => [
      client.fetchQuery(siteTextQuery("about", languageOfRequest(request))),
    ]),
    handle: handle({ head: "about", onServer: true }),
    lazy: { Component: async () => (await import("#web/pages/about-page.tsx")).AboutPage },
  },
];

/** The next events, what is fought there now, and the athletes searched in one of them. */
async function loadHome(client: QueryClient, { searchParams }: URL): Promise<unknown> {
  const { data: events } = await client.fetchQuery(eventListQuery({ when: "next" }));
  const { slug, search } = findSearch(searchParams);
  const event = searched(searchable(events), slug);
  const live = events.filter(({ phase }) => phase === "live");
  return Promise.all([
    ...live.map(({ id }) => client.fetchQuery(liveMatsQuery(id))),
    event && search && loadFound(client, event, search),
  ]);
}

async function loadTestimonials(client: QueryClient, request: Request): Promise<unknown> {
  const { testimonials } = await client.fetchQuery(siteQuery());
  return testimonials && client.fetchQuery(testimonialsQuery(languageOfRequest(request)));
}

const eventList = (tools: RouteTools, when: "next" | "previous") =>
  tools.loads(({ request }, client) => [
    client.fetchQuery(eventListQuery({ when, ...listSearch(request) })),
  ]);
