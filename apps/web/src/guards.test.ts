import { getMe, logout, userType } from "@chave/contract";
import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { answers, refuses, stubApi } from "#test/fake-api.ts";
import { sessionOf } from "#test/sessions.ts";
import { needsLogin, needsLoginAtTheMat, signsOut } from "./guards.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { token } from "./lib/token.ts";

const { organizer, admin } = userType;

/** Where the guard sends somebody who visits a path; null when it lets them pass. */
async function sentTo(path: string, types?: (typeof organizer | typeof admin)[]) {
  const guard = needsLogin(createQueryClient(), types);
  const request = new Request(`http://test${path}`);
  try {
    return await guard({ request } as LoaderFunctionArgs);
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
    const guard = needsLoginAtTheMat(createQueryClient(), [organizer]);
    return guard({ request } as LoaderFunctionArgs).catch((thrown: Response) =>
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
