import { getSchedule, planFights, saveCalendar } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as schedule from "./schedule.service.ts";

export function scheduleRoutes(app: FastifyInstance): void {
  serve(app, getSchedule, ({ ctx, params }) => schedule.get(ctx, params.eventId));
  serve(app, saveCalendar, ({ ctx, params, body }) =>
    schedule.saveCalendar(ctx, params.eventId, body),
  );
  serve(app, planFights, ({ ctx, params }) => schedule.planFights(ctx, params.eventId));
}
