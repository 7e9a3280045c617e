import { changePassword, getMe, login, logout, ok } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { setCsrfCookie } from "#api/http/csrf.ts";
import { serve } from "#api/http/serve.ts";
import * as accounts from "./accounts.service.ts";
import { endSession } from "./sessions.service.ts";

export function accountRoutes(app: FastifyInstance, cookieDomain: string | undefined): void {
  app.route({
    method: login.method,
    url: login.path,
    schema: { summary: login.summary, body: login.body, response: { 200: login.response } },
    handler: async (request, reply) => {
      const door = { address: request.ip, device: request.headers["user-agent"] ?? "" };
      const body = login.body.parse(request.body);
      const session = await accounts.login(request.ctx, body, door);
      setCsrfCookie(reply, cookieDomain);
      return session;
    },
  });

  serve(app, logout, async ({ ctx }) => {
    await endSession(ctx);
    return ok;
  });

  serve(app, getMe, ({ ctx }) => accounts.me(ctx));

  serve(app, changePassword, async ({ ctx, body }) => {
    await accounts.changePassword(ctx, body);
    return ok;
  });
}
