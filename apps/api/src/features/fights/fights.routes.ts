import { addActions, getFight, getScoreboard, listFights } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as fightActions from "./fight-actions.service.ts";
import * as fights from "./fights.service.ts";

export function fightRoutes(app: FastifyInstance): void {
  serve(app, listFights, ({ ctx, params, query }) => fights.list(ctx, params.eventId, query));
  serve(app, getFight, ({ ctx, params }) => fights.get(ctx, params.fightId));
  serve(app, getScoreboard, ({ ctx, params }) => fights.scoreboard(ctx, params.fightId));
  serve(app, addActions, ({ ctx, params, body }) => fightActions.add(ctx, params.fightId, body));
}
