// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import { siteOf } from "#test/site.ts";
import { render } from "#web/entry-server.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { createRoutes } from "#web/router.tsx";

const template = readFileSync(join(import.meta.dirname, "../../../index.html"), "utf8");

/** Whether the page stands in the shell, which carries the button. */
const isInShell = (at: string) =>
  (matchRoutes(createRoutes(createQueryClient()), at) ?? []).some(({ route }) =>
    String(typeof route.lazy === "object" && route.lazy.Component).includes("shell.tsx"),
  );

it.each([
  "/",
  "/login",
  "/terms-of-use",
  "/admin/faqs",
  "/config-event/x",
  "/event/x/scoreboard/y",
])("G9 the help stands on %s", (at) => expect(isInShell(at)).toBe(true));

it("G9 the TV has no help", () => {
  expect(isInShell("/event/x/scoreboard-tv/y")).toBe(false);
});

it("G9 G12 the server writes a text in the reader's language, with the help button closed", async () => {
  const asked: string[] = [];
  const { status, html } = await render({
    url: "/terms-of-use",
    template,
    language: "es",
    callApi: async (path) => {
      asked.push(path);
      if (path === "/site") return { status: 200, body: siteOf() };
      const text = { name: "terms", version: 2, language: "es", html: "<h3>Uno</h3>" };
      const body = { ...text, publishedAt: "2026-08-03T12:00:00.000Z", draft: false };
      return { status: 200, body };
    },
  });
  expect(status).toBe(200);
  expect(html).toContain("<h3>Uno</h3>");
  expect(html).toContain("Versión 2, del 3 de agosto de 2026.");
  expect(html).toContain('aria-label="Ayuda"');
  expect(html).not.toContain('role="dialog"');
  expect(asked).toContain("/site-texts/terms");
  expect(asked).not.toContain("/faq");
});
