import { deleteBracket, drawAll, drawCategory, getBracket, ok, placeByHand } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as draws from "./draws.service.ts";

export function drawRoutes(app: FastifyInstance): void {
  serve(app, getBracket, ({ ctx, params }) => draws.get(ctx, params.categoryId));
  serve(app, drawCategory, ({ ctx, params, body }) =>
    draws.drawOne(ctx, params.categoryId, body.seed),
  );
  serve(app, drawAll, ({ ctx, params, body }) => draws.drawEvery(ctx, params.eventId, body.seed));
  serve(app, placeByHand, ({ ctx, params, body }) => draws.place(ctx, params.categoryId, body));
  serve(app, deleteBracket, async ({ ctx, params }) => {
    await draws.remove(ctx, params.categoryId);
    return ok;
  });
}
