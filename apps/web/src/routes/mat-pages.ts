import { userType } from "@chave/contract";
import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

const { organizer, admin } = userType;

/** At the mat. A scoreboard `stays` where it is when a call is refused. */
export const matPages = ({ guardedAtTheMat }: RouteTools): RouteObject[] => [
  {
    path: "/event/:eventRef/scoreboard/:fightId",
    loader: guardedAtTheMat([organizer, admin]),
    handle: handle({ guarded: true, stays: true, bare: true }),
    lazy: {
      Component: async () => (await import("#web/pages/scoreboard-page.tsx")).ScoreboardPage,
    },
  },
];
