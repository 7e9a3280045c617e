import { defaultLanguage, language } from "@chave/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "#api/context.ts";
import type { Db } from "#api/db/client.ts";
import { actorOfToken } from "#api/features/accounts/sessions.service.ts";

declare module "fastify" {
  interface FastifyRequest {
    ctx: Context;
  }
}

/** Gives every request its context: the database, who asks, the time, the language of the answer. */
export function giveContext(
  app: FastifyInstance,
  { db, now, siteUrl }: { db: Db; now: () => Date; siteUrl: string },
): void {
  app.decorateRequest("ctx");
  app.addHook("onRequest", async (request) => {
    const visitor: Context = {
      db,
      actor: null,
      now: now(),
      language: languageOf(request),
      siteUrl,
    };
    const token = bearerToken(request);
    request.ctx = token ? { ...visitor, actor: await actorOfToken(visitor, token) } : visitor;
  });
}

/** The token of the Authorization header, if it has the form of one. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? "");
  return match?.[1] ?? null;
}

const languageOf = (request: FastifyRequest) =>
  language.catch(defaultLanguage).parse(request.headers.language);
