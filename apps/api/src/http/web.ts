import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serveByVite } from "#api/http/web-in-development.ts";
import type { Render } from "#api/http/web-page.ts";
import { webRoot } from "#api/http/web-root.ts";

const client = join(webRoot, "dist/client");
const template = join(client, "index.html");

/** What a content security policy needs to let the theme's inline script run; nothing before the web is built. */
export function inlineScriptHashes(): string[] {
  if (!existsSync(template)) return [];
  const scripts = readFileSync(template, "utf8").matchAll(/<script>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, code = ""]) => {
    return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  });
}

/** Serves the web: its files, and a page for every other address that is not the API's. */
export async function serveWeb(app: FastifyInstance, inDevelopment: boolean): Promise<void> {
  if (inDevelopment) return serveByVite(app, answerPage);

  const { render } = (await import(
    pathToFileURL(join(webRoot, "dist/server/entry-server.js")).href
  )) as { render: Render };
  const html = readFileSync(template, "utf8");

  // Their names change with their content.
  await app.register(fastifyStatic, {
    root: join(client, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: "1h",
    globIgnore: ["index.html", "assets/**", ".vite/**"],
  });
  app.setNotFoundHandler((request, reply) => answerPage(request, reply, render, html));
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: Render,
  template: string,
): Promise<FastifyReply> {
  const isPage = request.method === "GET" || request.method === "HEAD";
  if (!isPage || request.url.startsWith("/assets/")) return reply.code(404).send();

  const language = request.cookies.selectedLanguage;
  const { status, html, redirect } = await render({
    url: request.url,
    template,
    language,
    callApi: (path, query) => callInProcess(request, `${path}${query}`),
  });
  if (redirect !== undefined) return reply.redirect(redirect, 302);
  return reply
    .code(status)
    .header("cache-control", "no-cache")
    .header("vary", "Cookie")
    .type("text/html; charset=utf-8")
    .send(html);
}

/** A page asks the API of this very process, as a visitor without a session. */
async function callInProcess(request: FastifyRequest, path: string) {
  const response = await request.server.inject({
    method: "GET",
    url: `/api${path}`,
    headers: { language: request.cookies.selectedLanguage ?? "pt" },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
