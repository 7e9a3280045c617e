import { userType } from "@chave/contract";
import { type RouteObject, redirect } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import { paths } from "#web/paths.ts";
import { adminDirectoryPages } from "./gym-pages.ts";
import type { RouteTools } from "./route-tools.ts";

/** The admin's area: every part is a page inside one frame. */
export const adminPages = ({ guarded }: RouteTools): RouteObject[] => [
  { path: "/admin", loader: () => redirect(paths.administration()) },
  {
    path: "/admin",
    loader: guarded([userType.admin]),
    handle: handle({ head: "administration", guarded: true, wide: true }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/administration-layout.tsx")).AdministrationLayout,
    },
    children: [
      ...adminDirectoryPages,
      {
        path: "main",
        lazy: {
          Component: async () =>
            (await import("#web/pages/administration-page.tsx")).AdministrationPage,
        },
      },
      {
        path: "competitors",
        handle: handle({ head: "adminCompetitors" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/admin-competitors-page.tsx")).AdminCompetitorsPage,
        },
      },
      {
        path: "competitors/:competitorId",
        handle: handle({ head: "adminCompetitors" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/admin-competitor-page.tsx")).AdminCompetitorPage,
        },
      },
      {
        path: "organizations",
        handle: handle({ head: "adminOrganizations" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/admin-organizations-page.tsx")).AdminOrganizationsPage,
        },
      },
      {
        path: "events",
        handle: handle({ head: "adminEvents" }),
        lazy: {
          Component: async () => (await import("#web/pages/admin-events-page.tsx")).AdminEventsPage,
        },
      },
      {
        path: "faqs",
        handle: handle({ head: "adminFaqs" }),
        lazy: {
          Component: async () => (await import("#web/pages/admin-faqs-page.tsx")).AdminFaqsPage,
        },
      },
      {
        path: "texts",
        handle: handle({ head: "adminTexts" }),
        lazy: {
          Component: async () => (await import("#web/pages/admin-texts-page.tsx")).AdminTextsPage,
        },
      },
      {
        path: "testimonials",
        handle: handle({ head: "adminTestimonials" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/admin-testimonials-page.tsx")).AdminTestimonialsPage,
        },
      },
      {
        path: "mails",
        handle: handle({ head: "adminMails" }),
        lazy: {
          Component: async () => (await import("#web/pages/admin-mails-page.tsx")).AdminMailsPage,
        },
      },
      {
        path: "marketplaces",
        handle: handle({ head: "adminMarketplaces" }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/admin-marketplaces-page.tsx")).AdminMarketplacesPage,
        },
      },
      {
        path: "audit",
        handle: handle({ head: "adminAudit" }),
        lazy: {
          Component: async () => (await import("#web/pages/admin-audit-page.tsx")).AdminAuditPage,
        },
      },
    ],
  },
];
