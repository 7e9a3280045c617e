import { userType } from "@chave/contract";
import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

const { competitor, teacher, teacherCompetitor } = userType;

/** People: their pages, for anyone, and what a login settles for itself and its children. */
export const profilePages = ({ guarded }: RouteTools): RouteObject[] => [
  own("/competitor", guarded([competitor, teacherCompetitor])),
  own("/teacher", guarded([teacher, teacherCompetitor])),
  somebodys("/competitor/:competitorId"),
  somebodys("/teacher/:competitorId"),
  {
    lazy: { Component: async () => (await import("#web/pages/account-layout.tsx")).AccountLayout },
    children: [
      settings("/competitor/configuration", guarded([competitor, teacherCompetitor])),
      settings("/teacher/configuration", guarded([teacher])),
      {
        path: "/competitor/change-password",
        loader: guarded([competitor, teacherCompetitor]),
        handle: handle({ head: "changePassword", guarded: true }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/competitor-password-page.tsx")).CompetitorPasswordPage,
        },
      },
      {
        path: "/account/family",
        loader: guarded(),
        handle: handle({ head: "family", guarded: true }),
        lazy: { Component: async () => (await import("#web/pages/family-page.tsx")).FamilyPage },
      },
      {
        path: "/account/family/new",
        loader: guarded(),
        handle: handle({ head: "family", guarded: true }),
        lazy: {
          Component: async () => (await import("#web/pages/new-child-page.tsx")).NewChildPage,
        },
      },
      {
        path: "/account/family/:competitorId",
        loader: guarded(),
        handle: handle({ head: "family", guarded: true }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/profile-settings-page.tsx")).FamilyMemberPage,
        },
      },
      {
        path: "/account/claim",
        loader: guarded(),
        handle: handle({ head: "claim", guarded: true }),
        lazy: { Component: async () => (await import("#web/pages/claim-page.tsx")).ClaimPage },
      },
      {
        path: "/account/privacy",
        loader: guarded(),
        handle: handle({ head: "privacy", guarded: true }),
        lazy: {
          Component: async () =>
            (await import("#web/pages/privacy-settings-page.tsx")).PrivacySettingsPage,
        },
      },
    ],
  },
];

const own = (path: string, loader: NonNullable<RouteObject["loader"]>): RouteObject => ({
  path,
  loader,
  handle: handle({ head: "profile", guarded: true }),
  lazy: { Component: async () => (await import("#web/pages/profile-page.tsx")).OwnProfilePage },
});

const somebodys = (path: string): RouteObject => ({
  path,
  handle: handle({ head: "profile" }),
  lazy: { Component: async () => (await import("#web/pages/profile-page.tsx")).ProfilePage },
});

const settings = (path: string, loader: NonNullable<RouteObject["loader"]>): RouteObject => ({
  path,
  loader,
  handle: handle({ head: "profileSettings", guarded: true }),
  lazy: {
    Component: async () =>
      (await import("#web/pages/profile-settings-page.tsx")).ProfileSettingsPage,
  },
});
