import { userType } from "@chave/contract";
import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

const { organizer, admin, manager } = userType;

/** On the day: for the staff of an event. A scoreboard `stays` where it is when a call is refused. */
export const matPages = ({ guarded, guardedAtTheMat }: RouteTools): RouteObject[] => [
  {
    path: "/event/:eventRef/scoreboard/:fightId",
    loader: guardedAtTheMat([organizer, admin], ["event_manager", "scoreboard_manager"]),
    handle: handle({ guarded: true, stays: true, bare: true }),
    lazy: {
      Component: async () => (await import("#web/pages/scoreboard-page.tsx")).ScoreboardPage,
    },
  },
  {
    path: "/manager",
    loader: guarded([manager], ["event_manager", "scoreboard_manager", "check_in_manager"]),
    handle: handle({ head: "manager", guarded: true }),
    lazy: { Component: async () => (await import("#web/pages/manager-page.tsx")).ManagerPage },
  },
  {
    path: "/manager-fights/:eventRef",
    loader: guarded(),
    handle: handle({ head: "managerFights", guarded: true, wide: true }),
    lazy: {
      Component: async () => (await import("#web/pages/manager-fights-page.tsx")).ManagerFightsPage,
    },
  },
  {
    path: "/event/:eventRef/check-in",
    loader: guarded([organizer, admin], ["event_manager", "check_in_manager"]),
    handle: handle({ head: "checkIn", guarded: true }),
    lazy: { Component: async () => (await import("#web/pages/check-in-page.tsx")).CheckInPage },
  },
];
