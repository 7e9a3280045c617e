import { createEvent, getEvent, listEvents } from "@chave/contract";
import { afterEach, expect, it, vi } from "vitest";
import { callApi } from "./api.ts";
import { token } from "./token.ts";

/** Takes the place of the network and keeps what was sent. */
function network(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return { sent: () => fetch.mock.calls[0] ?? [] };
}
const nothing = { data: [], total: 0, page: 1, pageSize: 20 };

afterEach(() => {
  document.cookie = "XSRF-TOKEN=; max-age=0";
});

it("G6 sends the language, and the token and CSRF pair when they are there", async () => {
  const { sent } = network(200, nothing);
  localStorage.setItem("selectedLanguage", "es");
  token.store("a-token");
  document.cookie = "XSRF-TOKEN=a%20b";

  await callApi(listEvents, { query: { search: "copa", page: 2 } });

  expect(sent()).toEqual([
    "/api/events?search=copa&page=2",
    expect.objectContaining({
      method: "GET",
      headers: { Language: "es", Authorization: "Bearer a-token", "X-XSRF-TOKEN": "a b" },
    }),
  ]);
});

it("G6 speaks Portuguese and carries nothing else for a visitor", async () => {
  const { sent } = network(200, nothing);
  await callApi(listEvents, { query: {} });
  expect(sent()[1]?.headers).toEqual({ Language: "pt" });
});

it("throws the refusal as the API words it", async () => {
  network(422, {
    code: "event_dates_reversed",
    message: "O evento termina antes de começar.",
    details: {},
  });
  const body = {
    name: "Copa",
    city: "Recife",
    startsOn: "b",
    endsOn: "a",
    sport: "jiu_jitsu_gi" as const,
  };
  await expect(callApi(createEvent, { body })).rejects.toMatchObject({
    code: "event_dates_reversed",
    status: 422,
    message: "O evento termina antes de começar.",
  });
});

it.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), "unavailable"],
  ["a proxy's page", async () => new Response("<h1>502</h1>", { status: 502 }), "unavailable"],
  ["nonsense", async () => new Response("oops", { status: 500 }), "unexpected"],
])("X3 X6 has a word of its own for %s", async (_case, answer, code) => {
  vi.stubGlobal("fetch", answer);
  const call = callApi(getEvent, { params: { eventRef: "copa" } });
  await expect(call).rejects.toMatchObject({ code });
});

it("does not let through an answer that breaks the contract", async () => {
  network(200, { data: "?" });
  await expect(callApi(listEvents, { query: {} })).rejects.toThrow();
});
