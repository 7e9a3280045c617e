import { userType } from "@chave/contract";
import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

const { competitor, teacherCompetitor } = userType;

/** The steps of a registration. No event takes any online: every step says how one enters. */
const steps = [
  "auth",
  "user/:competitorId",
  "categories/:competitorId",
  "payment/:competitorId",
  "terms/:competitorId",
];

export const registrationPages = ({ guarded, openTo }: RouteTools): RouteObject[] => [
  {
    path: "/competitor/registrations",
    loader: guarded([competitor, teacherCompetitor]),
    handle: handle({ head: "myRegistrations", crumb: "competitorRegistrations", guarded: true }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/my-registrations-page.tsx")).MyRegistrationsPage,
    },
  },
  {
    path: "/event-registration/:eventRef",
    loader: openTo([competitor, teacherCompetitor]),
    handle: handle({ head: "eventRegistration" }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/event-registration-page.tsx")).EventRegistrationPage,
    },
    children: [{ index: true }, ...steps.map((path) => ({ path }))],
  },
];
