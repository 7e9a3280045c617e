// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventOf } from "#test/events.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { siteOf } from "#test/site.ts";
import { type CallOnServer, render } from "./entry-server.tsx";

const template = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");
const event = eventOf({ name: "Copa </script><b>Recife</b>" });

const callApi: CallOnServer = async (path) => {
  if (path === "/site") return { status: 200, body: siteOf() };
  if (path === "/events")
    return { status: 200, body: { data: [event], total: 1, page: 1, pageSize: 12 } };
  return { status: 404, body: { code: "not_found", message: "", details: {} } };
};
const visit = (url: string, language?: string) => render({ url, template, language, callApi });

describe("a page of the server", () => {
  it("carries its content and its data", async () => {
    const { status, html } = await visit("/events/next-events");

    expect(status).toBe(200);
    expect(html).toContain("<title>Próximos eventos · Chave</title>");
    expect(html).toContain("sáb 12 dez 2026");
    expect(html).toContain("/event-detail/copa-recife");
    expect(dataOf(html)).toMatchObject({ queries: { queries: expect.any(Array) } });
  });

  it("cannot be broken out of by what people write", async () => {
    const { html } = await visit("/events/next-events");
    expect(html).not.toContain("</script><b>");
    expect(html).toContain("Copa &lt;/script&gt;&lt;b&gt;Recife");
  });

  it.each([
    ["en", "Next events", '<html lang="en">'],
    ["es", "Próximos eventos", '<html lang="es">'],
    ["xx", "Próximos eventos", '<html lang="pt">'],
    [undefined, "Próximos eventos", '<html lang="pt">'],
  ])("speaks the language of the cookie: %s", async (language, words, root) => {
    const { html } = await visit("/events/next-events", language);
    expect(html).toContain(words);
    expect(html).toContain(root);
  });

  it("redirects by itself", async () => {
    expect(await visit("/events")).toMatchObject({ redirect: "/events/next-events" });
  });

  it("renders its frame when the API fails, and leaves the rest to the browser", async () => {
    const { status, html } = await render({
      url: "/events/next-events",
      template,
      language: "pt",
      callApi: async () => ({ status: 500, body: null }),
    });
    expect(status).toBe(200);
    expect(html).toContain("Eventos anteriores");
  });
});

it("gives every other page its title only", async () => {
  const { status, html } = await visit("/config-event/copa-recife/general");
  expect(status).toBe(200);
  expect(html).toContain("<title>Preparar o evento · Chave</title>");
  expect(html).toContain('<div id="root"></div>');
  expect(dataOf(html)).toBeNull();
});

it("answers 404 for a bracket that cannot be", async () => {
  const { status, html } = await visit("/event-detail/copa-recife/brackets/xyz");
  expect(status).toBe(404);
  expect(html).toContain("Esta página não existe");
});

it("carries what is searched in the address, and what is fought now", async () => {
  const { running, athlete, answer } = liveDay();
  const { html } = await render({
    url: "/?event=copa-recife&name=lima",
    template,
    language: "pt",
    callApi: async (path, query) => answer(path, query) ?? callApi(path, query),
  });
  expect(html).toContain('value="lima"');
  expect(html).toContain(athlete.name);
  expect(html).toContain("Sem luta marcada por enquanto");
  expect(html).toContain(running.first.name);
});

function liveDay() {
  const { fights } = sampleKnockout(4, { running: true });
  const running = fights.find(({ status }) => status === "running")!;
  const live = { ...event, phase: "live", registrations: 4 };
  const athlete = { id: event.id, categoryId: event.id, name: "Bia Lima", gymName: "" };
  const mine = { [`?categoryId=${event.id}&open=true`]: [], "?open=true": fights };
  const bodies: Record<string, unknown> = {
    "/events": { data: [live], total: 1, page: 1, pageSize: 12 },
    "/events/copa-recife": live,
    [`/events/${event.id}/athletes`]: { data: [athlete], total: 1, page: 1, pageSize: 8 },
    [`/events/${event.id}/categories`]: [],
    [`/events/${event.id}/results`]: { finished: 0, categories: 0, podiums: [], gyms: [] },
  };
  const answer = (path: string, query: string) => {
    const body = path.endsWith("/fights") ? mine[query as keyof typeof mine] : bodies[path];
    return body === undefined ? undefined : { status: 200, body };
  };
  return { running, athlete, answer };
}

it("answers 404 where nothing is", async () => {
  const { status, html } = await visit("/nothing/here");
  expect(status).toBe(404);
  expect(html).toContain("<title>Página não encontrada · Chave</title>");
});

function dataOf(html: string): unknown {
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
}
