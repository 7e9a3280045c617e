import { getHealth, getSite, getTime } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import type { Env } from "#api/env.ts";
import { serve } from "#api/http/serve.ts";
import * as site from "./site.service.ts";

export function siteRoutes(
  app: FastifyInstance,
  env: Env,
  database: "embedded" | "postgresql",
): void {
  serve(app, getSite, ({ ctx }) => site.describe(ctx, env));
  serve(app, getHealth, ({ ctx }) => site.health(ctx, database));
  serve(app, getTime, async () => ({ nowMs: Date.now() }));
}
