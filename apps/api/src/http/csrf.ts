import "@fastify/cookie";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "#api/errors.ts";

const cookieName = "XSRF-TOKEN";
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A changing call that carries the cookie must echo it in `X-XSRF-TOKEN`; pure bearer calls have no cookie and pass. */
export function checkCsrf(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method)) return;
    const cookie = request.cookies[cookieName];
    if (cookie !== undefined && request.headers["x-xsrf-token"] !== cookie)
      throw new AppError("csrf_mismatch");
  });
}

/** Set at login; readable by the web, which echoes it. */
export function setCsrfCookie(reply: FastifyReply, domain: string | undefined): void {
  reply.setCookie(cookieName, randomBytes(24).toString("base64url"), {
    path: "/",
    sameSite: "lax",
    secure: reply.request.protocol === "https",
    ...(domain && { domain }),
  });
}
