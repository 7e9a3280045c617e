import { getMe, type Session, type UserType, userType } from "@chave/contract";
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { answers, refuses, stubApi } from "#test/fake-api.ts";
import { sessionOf } from "#test/sessions.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { token } from "./lib/token.ts";
import { createRoutes } from "./router.tsx";

const { organizer, competitor, teacher, teacherCompetitor, manager, admin } = userType;
const everyone = [organizer, competitor, teacher, teacherCompetitor, manager, admin] as const;
const id = "0190a000-0000-7000-8000-00000000000a";

type Row = {
  /** The addresses of product-spec §2, each with what stands for its parameters. */
  addresses: string[];
  /** What happens to somebody who is not logged in. */
  visitor: "page" | "/login";
  /** The kinds of login that reach the page; the others are shown that they may not. */
  opensTo: readonly UserType[];
};

const table: Record<string, Row> = {
  "public pages": {
    addresses: [
      "/",
      "/not-authorized",
      "/register",
      "/login",
      "/recover-password",
      "/register-organizer",
      "/organizer-invitation",
      "/register-gym",
      "/gyms",
      "/terms-of-use",
      "/privacy-policy",
      "/register-affiliation",
      "/about-us",
      "/pricing",
      "/rankings/gym",
      "/rankings/athlete",
      "/events/next-events",
      "/events/previous-events",
      "/event-detail/copa",
      "/event-detail/copa/categories",
      "/event-detail/copa/athletes",
      "/event-detail/copa/brackets",
      "/event-detail/copa/schedule",
      "/event-detail/copa/live",
      "/event-detail/copa/results",
      `/event/copa/scoreboard-tv/${id}`,
      // Somebody's public profile; without an id it is one's own.
      `/competitor/${id}`,
      `/teacher/${id}`,
    ],
    visitor: "page",
    opensTo: everyone,
  },
  "an organizer's account": {
    addresses: [
      "/organizer/account/configuration",
      "/organizer/account/financial",
      "/organizer/account/coupon",
      "/organizer/account/credits",
      "/organizer/account/managers",
      "/organizer/account/federation-api",
      "/organizer/auto-refil",
    ],
    visitor: "/login",
    opensTo: [organizer],
  },
  "a new event": {
    addresses: ["/organizer/register-event"],
    visitor: "/login",
    opensTo: [organizer],
  },
  "an organizer's events, which an admin sees too": {
    addresses: ["/organizer/account/events"],
    visitor: "/login",
    opensTo: [organizer, admin],
  },
  "what is a competitor's": {
    addresses: [
      "/competitor",
      "/competitor/configuration",
      "/competitor/registrations",
      "/competitor/change-password",
    ],
    visitor: "/login",
    opensTo: [competitor, teacherCompetitor],
  },
  "what is a teacher's": {
    addresses: ["/teacher", "/teacher/students", "/teacher/gym"],
    visitor: "/login",
    opensTo: [teacher, teacherCompetitor],
  },
  "a teacher's settings": {
    addresses: ["/teacher/configuration"],
    visitor: "/login",
    opensTo: [teacher],
  },
  "the set-up of an event": {
    addresses: [
      "/config-event/copa",
      ...[
        "example",
        "fights",
        "general",
        "categories",
        "brackets",
        `brackets/${id}`,
        "brackets-assemble",
        "ranking",
        "results",
        "pages",
        "registers",
        "terms",
        "fight-calendar",
        "rules",
        "webhook",
      ].map((section) => `/config-event/copa/${section}`),
    ],
    visitor: "/login",
    opensTo: [organizer, admin],
  },
  "a mat's table": {
    addresses: [`/event/copa/scoreboard/${id}`],
    visitor: "/login",
    opensTo: [organizer, admin],
  },
  "a registration, login optional": {
    addresses: [
      "/event-registration/copa",
      "/event-registration/copa/auth",
      `/event-registration/copa/user/${id}`,
      `/event-registration/copa/categories/${id}`,
      `/event-registration/copa/payment/${id}`,
      `/event-registration/copa/terms/${id}`,
    ],
    visitor: "page",
    opensTo: [competitor, teacherCompetitor],
  },
  "the admin's area": {
    addresses: [
      "main",
      "competitors",
      "organizations",
      "events",
      "gyms",
      "affiliations",
      "faqs",
      "marketplaces",
      "texts",
      "testimonials",
      "mails",
      "audit",
    ].map((part) => `/admin/${part}`),
    visitor: "/login",
    opensTo: [admin],
  },
  "tasks of staff": { addresses: ["/manager"], visitor: "/login", opensTo: [manager] },
  "whoever is logged in": {
    addresses: ["/events/my-events", "/change-password", "/manager-fights/copa"],
    visitor: "/login",
    opensTo: everyone,
  },
};

const rows = Object.entries(table).flatMap(([what, { addresses, ...row }]) =>
  addresses.map((address) => ({ what, address, ...row })),
);

describe.each(rows)("A8 $what: $address", ({ address, visitor, opensTo }) => {
  it("sends a visitor where the table says", async () => {
    expect(await whereTo(address, null)).toBe(visitor === "page" ? address : visitor);
  });

  it.each(everyone)("decides about user type %i", async (type) => {
    const here = opensTo.includes(type) ? address : "/not-authorized";
    expect(await whereTo(address, sessionOf(type))).toBe(here);
  });
});

it.each([
  ["/events", null, "/events/next-events"],
  ["/organizer", organizer, "/organizer/account/events"],
  ["/organizer/account", organizer, "/organizer/account/events"],
  ["/organizer", competitor, "/not-authorized"],
  ["/admin", admin, "/admin/main"],
  ["/admin", null, "/login"],
  ["/config-event/copa/schedule", organizer, "/config-event/copa/fight-calendar"],
  ["/config-event/copa/schedule", competitor, "/not-authorized"],
] as const)("A8 %s leads type %s on to %s", async (from, type, to) => {
  expect(await whereTo(from, type && sessionOf(type))).toBe(to);
});

it("A8 has an event's own pages missing inside its frame", async () => {
  for (const page of ["page", `page/${id}`, `page/${id}/subpages/${id}`])
    expect(await whereTo(`/event-detail/copa/${page}`, null)).toBe(404);
});

describe("A8 a grant as staff opens the routes of its event", () => {
  const grant = (role: Session["grants"][number]["role"]): Session => ({
    ...sessionOf(competitor),
    grants: [
      {
        eventId: id as Session["grants"][number]["eventId"],
        eventSlug: "copa",
        eventName: "Copa",
        startsOn: "2026-12-12",
        endsOn: "2026-12-12",
        role,
        mat: null,
      },
    ],
  });

  it.each([
    ["event_manager", "/config-event/copa/registers", true],
    ["event_manager", "/config-event/another/registers", false],
    ["check_in_manager", "/config-event/copa", false],
    ["scoreboard_manager", `/event/copa/scoreboard/${id}`, true],
    ["check_in_manager", `/event/copa/scoreboard/${id}`, false],
    ["check_in_manager", "/event/copa/check-in", true],
    ["check_in_manager", "/manager", true],
    ["event_manager", "/admin/main", false],
  ] as const)("%s at %s: %s", async (role, address, opens) => {
    expect(await whereTo(address, grant(role))).toBe(opens ? address : "/not-authorized");
  });
});

/** Where somebody ends who visits an address: another path, a status, or the address itself when its page is shown. */
async function whereTo(address: string, session: Session | null): Promise<string | number> {
  token.drop();
  if (session) token.store("a-token");
  // Pages load their data too; here nothing but the question who is here has an answer.
  const me = session ? answers(getMe, () => session) : refuses(getMe, { code: "unauthenticated" });
  stubApi([me]);
  const routes = createRoutes(createQueryClient());
  let path = address;
  for (let steps = 0; steps < 5; steps++) {
    const thrown = await runLoaders(routes, path);
    if (thrown === null) return path;
    const location = thrown.headers.get("location");
    if (!location) return thrown.status;
    path = new URL(location, "http://test").pathname;
    if (path === "/login" || path === "/not-authorized") return path;
  }
  throw new Error(`${address} leads around in a circle.`);
}

/** The response that a loader answers with or throws instead of letting the page be shown. */
async function runLoaders(routes: RouteObject[], path: string): Promise<Response | null> {
  const matches = matchRoutes(routes, path) ?? [];
  if (matches.at(-1)?.route.path === "*") throw new Error(`Nothing is at ${path}.`);
  for (const { route, params } of matches) {
    if (typeof route.loader !== "function") continue;
    const request = new Request(`http://test${path}`);
    const args = { request, params, context: {} } as unknown as LoaderFunctionArgs;
    try {
      const answered = await (route.loader as (args: LoaderFunctionArgs) => unknown)(args);
      if (answered instanceof Response) return answered;
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  }
  return null;
}
