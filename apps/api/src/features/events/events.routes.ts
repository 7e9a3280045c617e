import { createEvent, deleteEvent, getEvent, listEvents, ok, updateEvent } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as events from "./events.service.ts";

export function eventRoutes(app: FastifyInstance): void {
  serve(app, listEvents, ({ ctx, query }) => events.list(ctx, query));
  serve(app, getEvent, ({ ctx, params }) => events.get(ctx, params.eventRef));
  serve(app, createEvent, ({ ctx, body }) => events.create(ctx, body));
  serve(app, updateEvent, ({ ctx, params, body }) => events.update(ctx, params.eventId, body));
  serve(app, deleteEvent, async ({ ctx, params }) => {
    await events.remove(ctx, params.eventId);
    return ok;
  });
}
