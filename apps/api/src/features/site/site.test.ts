import { getHealth, getSite } from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "#test/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

it("G7 G8 tells the web what to show, and leaves out what is not configured", async () => {
  const before = await api.call(getSite, {});
  expect(before).toMatchObject({
    name: "Chave",
    sandbox: false,
    empty: true,
    testimonials: false,
    contactEmail: null,
  });
  expect(Object.values(before.community)).toEqual([null, null, null, null, null, null]);

  await api.make.organizer();
  expect((await api.call(getSite, {})).empty).toBe(false);
});

it("says which database it reached", async () => {
  expect(await api.call(getHealth, {})).toEqual({ status: "ok", database: api.kind });
});

it("describes itself as OpenAPI 3.1, with every address it serves", async () => {
  const description = (await api.fetch("GET", "/openapi.json")).json();

  expect(description.openapi).toMatch(/^3\.1/);
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(["/api/auth/login", "/api/events", "/api/fights/{fightId}/actions"]),
  );
});

it("answers 404 for what is not there, 400 for what cannot be read, 413 for what is too much, never 500", async () => {
  const unknown = await api.fetch("GET", "/nothing");
  const broken = await api.fetch("POST", "/auth/login", {
    body: "{",
    headers: { "content-type": "application/json" },
  });
  const huge = await api.fetch("POST", "/auth/login", { body: { email: "x".repeat(2_000_000) } });

  expect([unknown, broken, huge].map((response) => response.json().code)).toEqual([
    "not_found",
    "invalid_input",
    "payload_too_large",
  ]);
});
