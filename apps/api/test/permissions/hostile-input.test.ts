import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";
import { matrix } from "./matrix.ts";
import { type Person, people } from "./people.ts";
import type { Rule } from "./rule.ts";
import { makeWorld, type World } from "./world.ts";

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await startTestApi();
  world = await makeWorld(api);
});

const rules = Object.values(matrix).flat();
const nameOf = ({ endpoint: { method, path } }: Rule) => `${method} ${path}`;

/** What people with bad intentions, and broken clients, put into fields. */
const hostile: readonly unknown[] = [
  "'; drop table users; --",
  "%_\\' or 1=1",
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "nul \u0000 byte",
  "half a \ud800 pair",
  "",
  "x".repeat(100_000),
  null,
  true,
  -1,
  1e308,
  "NaN",
  [],
  [["deep"]],
  {},
  { $ne: null, __proto__: { admin: true } },
];

type Call = { params?: Bag; query?: Bag; body?: unknown };
type Bag = Record<string, unknown>;

/** Every place of a call that holds a value, as a function that puts another one there. */
function placesOf(value: unknown, put: (changed: unknown) => unknown): ((v: unknown) => unknown)[] {
  if (value === null || typeof value !== "object") return [put];
  const entries = Object.entries(value);
  const inside = entries.flatMap(([key, child]) =>
    placesOf(child, (changed) =>
      put(
        Array.isArray(value)
          ? value.map((one, at) => (String(at) === key ? changed : one))
          : { ...value, [key]: changed },
      ),
    ),
  );
  return [put, ...inside];
}

/** A person whom the rule lets through, and best one who may do least else. */
const someoneAllowed = ({ may }: Rule) => people.find((person) => may.includes(person))!;

async function send({ endpoint }: Rule, { params = {}, query = {}, body }: Call, as: Person) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, wellFormed(value)]),
  );
  return api.fetch(endpoint.method, `${path}?${search}`, {
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
    ...(as !== "visitor" && { as: world.person[as] }),
  });
}

/** An address cannot carry half a surrogate pair. */
const wellFormed = (value: unknown) =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).replace(/\ud800/g, "");

function faultOf(response: Awaited<ReturnType<typeof send>>): string | null {
  if (response.statusCode >= 500) return `${response.statusCode} ${response.body.slice(0, 200)}`;
  if (/node_modules|\bat .+:\d+:\d+|drizzle|select .+ from|insert into/i.test(response.body))
    return `tells of its inside: ${response.body.slice(0, 200)}`;
  return null;
}

describe("V1 whatever is sent, nothing breaks and nothing leaks", () => {
  it.each(rules.map((rule) => [nameOf(rule), rule] as const))("%s", async (_name, rule) => {
    const as = someoneAllowed(rule);
    const good = (await rule.input(world, as)) as Call;
    const faults: string[] = [];
    for (const part of ["params", "query", "body"] as const) {
      if (good[part] === undefined) continue;
      for (const put of placesOf(good[part], (changed) => changed))
        for (const value of hostile) {
          const changed = put(value);
          if (part !== "body" && (changed === null || typeof changed !== "object")) continue;
          const response = await send(rule, { ...good, [part]: changed }, as);
          const fault = faultOf(response);
          if (fault) faults.push(`${part} ${JSON.stringify(value)?.slice(0, 40)}: ${fault}`);
        }
    }
    expect(faults.slice(0, 5)).toEqual([]);
  });
});

it("a body of 10 MB is refused everywhere, before it is read", async () => {
  const body = JSON.stringify({ text: "x".repeat(10 * 1024 * 1024) });
  for (const rule of rules) {
    if (!["POST", "PUT", "PATCH"].includes(rule.endpoint.method)) continue;
    const { params = {} } = (await rule.input(world, "admin")) as Call;
    const path = rule.endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const { statusCode } = await api.fetch(rule.endpoint.method, path, {
      body,
      headers: { "content-type": "application/json" },
      as: world.person.admin,
    });
    expect(statusCode, nameOf(rule)).toBe(413);
  }
});

it("bytes that are no UTF-8, and JSON that is none, are refused", async () => {
  const headers = { "content-type": "application/json" };
  for (const body of [
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
    Buffer.from('{"email":"a'),
    Buffer.from("null"),
    Buffer.from("[]"),
    Buffer.from(""),
  ]) {
    const { statusCode } = await api.fetch("POST", "/auth/login", { body, headers });
    expect(statusCode).toBe(400);
  }
});

it("A7 forged tokens open nothing", async () => {
  const real = world.person.admin.token;
  const forged = [
    "",
    "x",
    "null",
    "Bearer",
    `${real}x`,
    real.slice(0, -1),
    real.split("").reverse().join(""),
    "eyJhbGciOiJub25lIn0.eyJ1c2VyX3R5cGUiOjZ9.",
    "' or 1=1 --",
    "a".repeat(10_000),
  ];
  for (const token of forged) {
    const response = await api.fetch("GET", "/auth/me", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.statusCode, response.json().code]).toEqual([401, "unauthenticated"]);
  }
});
