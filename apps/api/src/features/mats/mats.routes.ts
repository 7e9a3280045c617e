import { addMat, deleteMat, listMats, ok, renameMat } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as mats from "./mats.service.ts";

export function matRoutes(app: FastifyInstance): void {
  serve(app, listMats, ({ ctx, params }) => mats.list(ctx, params.eventId));
  serve(app, addMat, ({ ctx, params, body }) => mats.add(ctx, params.eventId, body.name));
  serve(app, renameMat, ({ ctx, params, body }) => mats.rename(ctx, params.matId, body.name));
  serve(app, deleteMat, async ({ ctx, params }) => {
    await mats.remove(ctx, params.matId);
    return ok;
  });
}
