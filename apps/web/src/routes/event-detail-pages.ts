import { categoryId } from "@chave/contract";
import type { RouteObject } from "react-router";
import { bracketQuery } from "#web/features/brackets/brackets.api.ts";
import { startListQuery } from "#web/features/event-detail/event-detail.api.ts";
import { eventQuery } from "#web/features/events/events.api.ts";
import { categoryNamesQuery, loadFound, openFightsQuery } from "#web/features/events/find.api.ts";
import { findSearch } from "#web/features/events/find-search.ts";
import { resultsQuery } from "#web/features/results/results.api.ts";
import { listSearch } from "#web/lib/list-search.ts";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

/** An event as everyone sees it, rendered on the server. */
export const eventDetailPages = ({ loads, ofEvent }: RouteTools): RouteObject[] => [
  {
    path: "/event-detail/:eventRef",
    loader: loads(({ params }, client) => [client.fetchQuery(eventQuery(params.eventRef ?? ""))]),
    handle: handle({ onServer: true }),
    lazy: {
      Component: async () => (await import("#web/pages/event-detail-layout.tsx")).EventDetailLayout,
    },
    children: [
      {
        index: true,
        loader: ofEvent((event, client, { request }) => {
          const { search } = findSearch(new URL(request.url).searchParams);
          return search ? [loadFound(client, event, search)] : [];
        }),
        lazy: {
          Component: async () => (await import("#web/pages/event-detail-page.tsx")).EventDetailPage,
        },
      },
      {
        path: "categories",
        loader: ofEvent(({ id }, client) => [client.fetchQuery(categoryNamesQuery(id))]),
        lazy: {
          Component: async () =>
            (await import("#web/pages/event-detail-categories-page.tsx")).EventDetailCategoriesPage,
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
            (await import("#web/pages/event-detail-athletes-page.tsx")).EventDetailAthletesPage,
        },
      },
      {
        path: "brackets",
        loader: ofEvent(({ id }, client) => [client.fetchQuery(categoryNamesQuery(id))]),
        lazy: {
          Component: async () =>
            (await import("#web/pages/event-detail-brackets-page.tsx")).EventDetailBracketsPage,
        },
      },
      {
        path: "brackets/:categoryId",
        loader: loads(({ params }, client) => {
          const { success, data } = categoryId.safeParse(params.categoryId);
          if (!success) throw new Response(null, { status: 404 });
          return [client.fetchQuery(bracketQuery(data))];
        }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/event-detail-bracket-page.tsx")).EventDetailBracketPage,
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
            (await import("#web/pages/event-detail-schedule-page.tsx")).EventDetailSchedulePage,
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
            (await import("#web/pages/event-detail-live-page.tsx")).EventDetailLivePage,
        },
      },
      {
        path: "results",
        loader: ofEvent(({ id }, client) => [client.fetchQuery(resultsQuery(id))]),
        lazy: {
          Component: async () =>
            (await import("#web/pages/event-detail-results-page.tsx")).EventDetailResultsPage,
        },
      },
      {
        // An event has no pages of its own: every address of one is missing, inside the event's frame.
        path: "page/:pageId?",
        loader: missing,
        lazy: {
          ErrorBoundary: async () =>
            (await import("#web/pages/event-page-missing.tsx")).EventPageMissing,
        },
        children: [{ path: "subpages/:subPageId?" }],
      },
    ],
  },
];

function missing(): never {
  throw new Response(null, { status: 404 });
}
