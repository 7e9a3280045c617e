import { createMemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { ApiError } from "./lib/api.ts";
import { token } from "./lib/token.ts";
import { followRefusals } from "./refusals.ts";

const refusal = (status: number, code: ApiError["code"], path = "/events") =>
  new ApiError({ code, message: "", details: {} }, status, path);

/** Where somebody stands after a call was refused on a page. */
function placeAfter(error: ApiError, handle: object) {
  token.store("a-token");
  const router = createMemoryRouter([{ path: "/here", handle }, { path: "*" }], {
    initialEntries: ["/here"],
  });
  followRefusals(error, router);
  const { pathname, search } = router.state.location;
  return { place: `${pathname}${search}`, signedIn: token.read() !== null };
}

it.each([
  [
    "401 on a guarded page",
    401,
    "unauthenticated",
    { guarded: true },
    "/login?next=%2Fhere",
    false,
  ],
  ["401 on a public page", 401, "unauthenticated", {}, "/here", false],
  ["401 at a mat table", 401, "unauthenticated", { guarded: true, stays: true }, "/here", false],
  ["403 on a guarded page", 403, "forbidden", { guarded: true }, "/not-authorized", true],
  ["403 on a public page", 403, "forbidden", {}, "/here", true],
  ["403 at a mat table", 403, "forbidden", { guarded: true, stays: true }, "/here", true],
  ["a stale CSRF pair", 403, "csrf_mismatch", { guarded: true }, "/here", true],
  ["any other refusal", 409, "conflict", { guarded: true }, "/here", true],
] as const)("%s", async (_case, status, code, handle, place, signedIn) => {
  expect(placeAfter(refusal(status, code), handle)).toEqual({ place, signedIn });
});

it("A7 leaves the calls of /auth to their own forms", () => {
  const error = refusal(401, "wrong_credentials", "/auth/login");
  expect(placeAfter(error, { guarded: true })).toEqual({ place: "/here", signedIn: true });
});
