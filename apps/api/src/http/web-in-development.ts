import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Render } from "#api/http/web-page.ts";
import { webRoot } from "#api/http/web-root.ts";

/** The part of a Vite server that is used here. */
type Vite = {
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  transformIndexHtml: (url: string, html: string) => Promise<string>;
  ssrLoadModule: (path: string) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
};
type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  render: Render,
  template: string,
) => Promise<FastifyReply>;

/** Serves the web from its sources, with reload on save, on the port of the API. */
export async function serveByVite(app: FastifyInstance, answerPage: AnswerPage): Promise<void> {
  const { startVite } = (await import(pathToFileURL(join(webRoot, "dev-server.ts")).href)) as {
    startVite: (server: FastifyInstance["server"]) => Promise<Vite>;
  };
  const vite = await startVite(app.server);
  app.addHook("onClose", () => vite.close());

  app.setNotFoundHandler(async (request, reply) => {
    if (await answeredBy(vite, request, reply)) return reply.hijack();
    const source = await readFile(join(webRoot, "index.html"), "utf8");
    const template = await vite.transformIndexHtml(request.url, source);
    const entry = await vite.ssrLoadModule("/src/entry-server.tsx");
    return answerPage(request, reply, entry.render as Render, template);
  });
}

/** True when Vite had the file that was asked for, and sent it. */
function answeredBy(vite: Vite, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    reply.raw.once("close", () => resolve(true));
    vite.middlewares(request.raw, reply.raw, () => resolve(false));
  });
}
