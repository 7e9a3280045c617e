import { getResults } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as results from "./results.service.ts";

export function resultRoutes(app: FastifyInstance): void {
  serve(app, getResults, ({ ctx, params }) => results.get(ctx, params.eventId));
}
