import { addCoach, listCoaches, restoreCoach, revokeCoach, updateCoach } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as coaches from "./coaches.service.ts";

export function coachRoutes(app: FastifyInstance): void {
  serve(app, listCoaches, ({ ctx, query }) => coaches.list(ctx, query));
  serve(app, addCoach, ({ ctx, body }) => coaches.add(ctx, body));
  serve(app, updateCoach, ({ ctx, params, body }) => coaches.change(ctx, params.coachId, body));
  serve(app, revokeCoach, ({ ctx, params }) => coaches.revoke(ctx, params.coachId));
  serve(app, restoreCoach, ({ ctx, params }) => coaches.restore(ctx, params.coachId));
}
