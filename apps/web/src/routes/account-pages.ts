import { userType } from "@chave/contract";
import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

const { admin } = userType;

/** Whoever is signed in. */
export const accountPages = ({ guarded }: RouteTools): RouteObject[] => [
  {
    path: "/change-password",
    loader: guarded(),
    handle: handle({ head: "changePassword", guarded: true }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/change-password-page.tsx")).ChangePasswordPage,
    },
  },
  {
    path: "/setup",
    loader: guarded([admin]),
    handle: handle({ head: "setUp", guarded: true }),
    lazy: { Component: async () => (await import("#web/pages/set-up-page.tsx")).SetUpPage },
  },
];
