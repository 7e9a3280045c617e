import {
  changePassword,
  forgotPassword,
  getMe,
  listDevices,
  login,
  logout,
  ok,
  register,
  registerOrganizer,
  resetPassword,
  sendEmailCode,
  signOutDevice,
  signOutOtherDevices,
  verifyEmail,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { setCsrfCookie } from "#api/http/csrf.ts";
import { serve } from "#api/http/serve.ts";
import * as accounts from "./accounts.service.ts";
import * as devices from "./devices.service.ts";
import * as emails from "./email-verification.service.ts";
import * as recovery from "./recovery.service.ts";
import * as registration from "./registration.service.ts";
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

  serve(app, register, async ({ ctx, body, door }) => {
    await registration.registerPerson(ctx, body, door);
    return ok;
  });
  serve(app, registerOrganizer, ({ ctx, body, door }) =>
    registration.registerOrganization(ctx, body, door),
  );

  serve(app, verifyEmail, async ({ ctx, body, door }) => {
    await emails.verify(ctx, body, door);
    return ok;
  });
  serve(app, sendEmailCode, async ({ ctx, body, door }) => {
    await emails.sendAgain(ctx, body, door);
    return ok;
  });

  serve(app, forgotPassword, async ({ ctx, body, door }) => {
    await recovery.forgot(ctx, body.email, door);
    return ok;
  });
  serve(app, resetPassword, async ({ ctx, body, door }) => {
    await recovery.reset(ctx, body, door);
    return ok;
  });

  serve(app, listDevices, ({ ctx }) => devices.list(ctx));
  serve(app, signOutDevice, async ({ ctx, params }) => {
    await devices.signOut(ctx, params.sessionId);
    return ok;
  });
  serve(app, signOutOtherDevices, async ({ ctx }) => {
    await devices.signOutOthers(ctx);
    return ok;
  });
}
