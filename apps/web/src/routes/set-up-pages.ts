import { userType } from "@chave/contract";
import { type RouteObject, redirect } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import { paths } from "#web/paths.ts";
import type { RouteTools } from "./route-tools.ts";

const { organizer, admin } = userType;

/** An event's set-up; each section is a page of its own inside the frame. */
export const setUpPages = ({ guarded }: RouteTools): RouteObject => ({
  path: "/config-event/:eventRef",
  loader: guarded([organizer, admin], ["event_manager"]),
  handle: handle({ head: "eventSetUp", guarded: true, wide: true }),
  lazy: {
    Component: async () => (await import("#web/pages/event-set-up-layout.tsx")).EventSetUpLayout,
  },
  children: [
    {
      index: true,
      lazy: {
        Component: async () => (await import("#web/pages/event-set-up-page.tsx")).EventSetUpPage,
      },
    },
    {
      path: "general",
      lazy: {
        Component: async () => (await import("#web/pages/event-general-page.tsx")).EventGeneralPage,
      },
    },
    {
      path: "categories",
      lazy: {
        Component: async () => (await import("#web/pages/categories-page.tsx")).CategoriesPage,
      },
    },
    {
      path: "mats",
      lazy: { Component: async () => (await import("#web/pages/mats-page.tsx")).MatsPage },
    },
    {
      path: "registers",
      lazy: {
        Component: async () => (await import("#web/pages/registers-page.tsx")).RegistersPage,
      },
    },
    {
      path: "import-athletes",
      lazy: {
        Component: async () =>
          (await import("#web/pages/import-athletes-page.tsx")).ImportAthletesPage,
      },
    },

    {
      path: "brackets-assemble",
      lazy: {
        Component: async () =>
          (await import("#web/pages/brackets-assemble-page.tsx")).BracketsAssemblePage,
      },
    },
    {
      path: "brackets/:categorieGroupId?",
      lazy: {
        Component: async () =>
          (await import("#web/pages/bracket-set-up-page.tsx")).BracketSetUpPage,
      },
    },
    {
      path: "results",
      lazy: {
        Component: async () =>
          (await import("#web/pages/results-set-up-page.tsx")).ResultsSetUpPage,
      },
    },
    {
      path: "fight-calendar",
      lazy: {
        Component: async () =>
          (await import("#web/pages/fight-calendar-page.tsx")).FightCalendarPage,
      },
    },
    {
      path: "fights",
      lazy: { Component: async () => (await import("#web/pages/fights-page.tsx")).FightsPage },
    },
    {
      path: "example",
      lazy: {
        Component: async () => (await import("#web/pages/event-example-page.tsx")).EventExamplePage,
      },
    },
    {
      path: "rules",
      lazy: {
        Component: async () => (await import("#web/pages/event-rules-page.tsx")).EventRulesPage,
      },
    },
    {
      path: "schedule",
      loader: ({ params }) => redirect(paths.setUpSection(params.eventRef ?? "", "fight-calendar")),
    },
    {
      path: "ranking",
      lazy: {
        Component: async () =>
          (await import("#web/pages/event-empty-sections.tsx")).EventRankingPage,
      },
    },
    {
      path: "pages",
      lazy: {
        Component: async () =>
          (await import("#web/pages/event-empty-sections.tsx")).EventOwnPagesPage,
      },
    },
    {
      path: "terms",
      lazy: {
        Component: async () => (await import("#web/pages/event-empty-sections.tsx")).EventTermsPage,
      },
    },
    {
      path: "webhook",
      lazy: {
        Component: async () =>
          (await import("#web/pages/event-empty-sections.tsx")).EventWebhookPage,
      },
    },
  ],
});
