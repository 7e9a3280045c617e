import { getMe, logout, type StaffRole, userType } from "@chave/contract";
import { type LoaderFunctionArgs, matchPath } from "react-router";
import { expect, it } from "vitest";
import { answers, refuses, stubApi } from "#test/fake-api.ts";
import { sessionOf } from "#test/sessions.ts";
import { type Allowed, needsLogin, needsLoginAtTheMat, signsOut } from "./guards.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { token } from "./lib/token.ts";

const { organizer, admin, competitor, manager } = userType;

/** Where the guard sends somebody who visits a path; null when it lets them pass. */
async function sentTo(path: string, types?: Allowed["types"], staff?: Allowed["staff"]) {
  const guard = needsLogin(createQueryClient(), types && { types, staff });
  const request = new Request(`http://test${path}`);
  const params = matchPath("/:area/:eventRef/*", path)?.params ?? {};
  try {
    return await guard({ request, params } as LoaderFunctionArgs);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    throw thrown;
  }
}

it("A8 sends a visitor to login, and keeps where they wanted to go", async () => {
  stubApi([]);
  expect(await sentTo("/config-event/copa?x=1")).toBe("/login?next=%2Fconfig-event%2Fcopa%3Fx%3D1");
  expect(await sentTo("/organizer/register-event")).toBe("/login?from=new-event");
});

it("A8 lets only the types pass that it names", async () => {
  token.store("a-token");
  stubApi([answers(getMe, () => sessionOf(organizer))]);
  expect(await sentTo("/organizer/account/events", [organizer, admin])).toBeNull();
  expect(await sentTo("/admin/main", [admin])).toBe("/not-authorized");
});

/** A login with one live grant, at the event `copa`. */
const staffOf = (role: StaffRole, type: Allowed["types"][number] = competitor) => ({
  ...sessionOf(type),
  grants: [
    {
      eventId: "0190a000-0000-7000-8000-00000000000e" as never,
      eventSlug: "copa",
      eventName: "Copa",
      startsOn: "2026-12-12",
      endsOn: "2026-12-12",
      role,
      mat: null,
    },
  ],
});

const setUp = ["event_manager"] as const;
const atTheTable = ["event_manager", "scoreboard_manager"] as const;

it.each([
  ["event_manager", "/config-event/copa", setUp, null],
  ["event_manager", "/config-event/0190a000-0000-7000-8000-00000000000e", setUp, null],
  ["event_manager", "/config-event/other", setUp, "/not-authorized"],
  ["scoreboard_manager", "/config-event/copa", setUp, "/not-authorized"],
  ["scoreboard_manager", "/event/copa/scoreboard/1", atTheTable, null],
  ["check_in_manager", "/event/copa/scoreboard/1", atTheTable, "/not-authorized"],
  ["check_in_manager", "/manager", [...atTheTable, "check_in_manager"] as const, null],
] as const)("A8 a grant as %s at %s", async (role, path, staff, to) => {
  token.store("a-token");
  stubApi([answers(getMe, () => staffOf(role))]);
  expect(await sentTo(path, [organizer, admin], staff)).toBe(to);
});

it("A8 the manager's home opens to the type too, and asks again before it turns a new helper away", async () => {
  token.store("a-token");
  stubApi([answers(getMe, () => sessionOf(manager))]);
  expect(await sentTo("/manager", [manager], setUp)).toBeNull();

  let asked = 0;
  const fresh = () => (++asked === 1 ? sessionOf(competitor) : staffOf("event_manager"));
  stubApi([answers(getMe, fresh)]);
  expect(await sentTo("/config-event/copa", [organizer], setUp)).toBeNull();
});

it("treats a token that is no longer good as no token", async () => {
  token.store("an-old-token");
  stubApi([refuses(getMe, { code: "unauthenticated" })]);
  expect(await sentTo("/admin/main")).toBe("/login?next=%2Fadmin%2Fmain");
  expect(token.read()).toBeNull();
});

it("does not sign anybody out because the server could not be asked", async () => {
  token.store("a-token");
  stubApi([refuses(getMe, { code: "unexpected" })]);
  await expect(sentTo("/admin/main")).rejects.toMatchObject({ code: "unexpected" });
  expect(token.read()).toBe("a-token");
});

it("F7 A8 opens the mat table for whoever was signed in here while the server cannot be asked", async () => {
  const atTheMat = async () => {
    const request = new Request("http://test/event/copa/scoreboard/1");
    const guard = needsLoginAtTheMat(createQueryClient(), { types: [organizer] });
    return guard({ request, params: {} } as LoaderFunctionArgs).catch((thrown: Response) =>
      thrown.headers.get("location"),
    );
  };

  stubApi([refuses(getMe, { code: "unavailable" })]);
  expect(await atTheMat()).toMatch(/^\/login/);
  token.store("a-token");
  expect(await atTheMat()).toBeNull();
  stubApi([answers(getMe, () => sessionOf(userType.competitor))]);
  expect(await atTheMat()).toBe("/not-authorized");
});

it("has a password of somebody else replaced first", async () => {
  token.store("a-token");
  stubApi([answers(getMe, () => sessionOf(admin, { mustChangePassword: true }))]);
  expect(await sentTo("/setup", [admin])).toBe("/change-password");
  expect(await sentTo("/change-password")).toBeNull();
});

it("A8 signs out whoever goes to login, also when the call fails", async () => {
  token.store("a-token");
  stubApi([refuses(logout, { code: "unexpected" })]);
  await signsOut(createQueryClient())();
  expect(token.read()).toBeNull();
});
