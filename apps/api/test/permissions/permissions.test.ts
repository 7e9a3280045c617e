import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { besides, matrix, printMatrix, refusalFor } from "./matrix.ts";
import { people } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await startTestApi();
  world = await makeWorld(api);
});

const rules = Object.values(matrix).flat();
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it("A8 the matrix names every endpoint that the API serves", async () => {
  const { paths } = (await api.fetch("GET", "/openapi.json")).json();
  const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) =>
        `${method.toUpperCase()} ${path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
  const named = [...rules.map(({ endpoint }) => nameOf(endpoint)), ...besides];
  expect(named.toSorted()).toEqual(served.toSorted());
});

it("A8 the matrix is printed in docs/permissions.md", async () => {
  await expect(printMatrix()).toMatchFileSnapshot("../../../../docs/permissions.md");
});

/** Statuses below 500 that are not about who asks count as let through: the call reached the work. */
async function statusOf(rule: (typeof rules)[number], person: (typeof people)[number]) {
  const input = await rule.input(world, person);
  const as = person === "visitor" ? undefined : world.person[person];
  const call = api.call(rule.endpoint, input as never, as).then(
    () => ({ status: 200, code: "" }),
    (refusal: { status: number; code: string }) => refusal,
  );
  return call;
}

describe.each(Object.entries(matrix))("A8 A9 %s", (_subject, rulesOfSubject) => {
  it.each(rulesOfSubject.map((rule) => [nameOf(rule.endpoint), rule] as const))(
    "%s",
    async (_name, rule) => {
      const told: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      for (const person of people) {
        const expected = refusalFor(rule, person);
        const { status, code } = await statusOf(rule, person);
        const refused =
          code === "unauthenticated"
            ? 401
            : code === "forbidden"
              ? 403
              : status === 404
                ? 404
                : null;
        told[person] = status >= 500 ? String(status) : String(refused ?? "let through");
        wanted[person] = String(expected ?? "let through");
      }
      expect(told).toEqual(wanted);
    },
  );
});
