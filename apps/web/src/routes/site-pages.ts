import type { RouteObject } from "react-router";
import { siteTextQuery } from "#web/features/site-texts/site-texts.api.ts";
import { languageOfRequest } from "#web/lib/language-of-request.ts";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

/** What the installation says of itself and of everybody; rendered on the server. */
export const sitePages = ({ loads }: RouteTools): RouteObject[] => [
  {
    path: "/terms-of-use",
    loader: loads(({ request }, client) => [
      client.fetchQuery(siteTextQuery("terms", languageOfRequest(request))),
    ]),
    handle: handle({ head: "terms", onServer: true }),
    lazy: { Component: async () => (await import("#web/pages/terms-page.tsx")).TermsPage },
  },
  {
    path: "/privacy-policy",
    loader: loads(({ request }, client) => [
      client.fetchQuery(siteTextQuery("privacy", languageOfRequest(request))),
    ]),
    handle: handle({ head: "privacy", onServer: true }),
    lazy: { Component: async () => (await import("#web/pages/privacy-page.tsx")).PrivacyPage },
  },
  {
    path: "/pricing",
    handle: handle({ head: "pricing", onServer: true }),
    lazy: { Component: async () => (await import("#web/pages/pricing-page.tsx")).PricingPage },
  },
  {
    path: "/rankings/gym",
    handle: handle({ head: "rankingGyms", onServer: true }),
    lazy: { Component: async () => (await import("#web/pages/rankings-page.tsx")).GymRankingPage },
  },
  {
    path: "/rankings/athlete",
    handle: handle({ head: "rankingAthletes", onServer: true }),
    lazy: {
      Component: async () => (await import("#web/pages/rankings-page.tsx")).AthleteRankingPage,
    },
  },
];
