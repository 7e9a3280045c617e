import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";

/** Seen from afar: without header, footer and Mantine. */
export const screens: RouteObject[] = [
  {
    path: "/event/:eventRef/scoreboard-tv/:fightId",
    handle: handle({ bare: true }),
    lazy: { Component: async () => (await import("#web/pages/tv-page.tsx")).TvPage },
  },
];
