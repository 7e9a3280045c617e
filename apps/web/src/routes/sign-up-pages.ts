import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

/** How somebody comes to an account, and back into one. */
export const signUpPages = ({ guarded }: RouteTools): RouteObject[] => [
  {
    path: "/register",
    handle: handle({ head: "register" }),
    lazy: { Component: async () => (await import("#web/pages/register-page.tsx")).RegisterPage },
  },
  {
    path: "/register-organizer",
    handle: handle({ head: "registerOrganizer" }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/register-organizer-page.tsx")).RegisterOrganizerPage,
    },
  },
  {
    path: "/organizer-invitation",
    handle: handle({ head: "organizerInvitation" }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/organizer-invitation-page.tsx")).OrganizerInvitationPage,
    },
  },
  {
    path: "/recover-password",
    handle: handle({ head: "recoverPassword" }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/recover-password-page.tsx")).RecoverPasswordPage,
    },
  },
  {
    path: "/account/devices",
    loader: guarded(),
    handle: handle({ head: "devices", guarded: true }),
    lazy: { Component: async () => (await import("#web/pages/devices-page.tsx")).DevicesPage },
  },
];
