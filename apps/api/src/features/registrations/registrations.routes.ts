import {
  addRegistration,
  listMyRegistrations,
  listRegistrations,
  listStartList,
  ok,
  removeRegistration,
  updateRegistration,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import { listMine } from "./mine.service.ts";
import * as registrations from "./registrations.service.ts";

export function registrationRoutes(app: FastifyInstance): void {
  serve(app, listMyRegistrations, ({ ctx, query }) => listMine(ctx, query));
  serve(app, listStartList, ({ ctx, params, query }) =>
    registrations.startList(ctx, params.eventId, query),
  );
  serve(app, listRegistrations, ({ ctx, params, query }) =>
    registrations.list(ctx, params.eventId, query),
  );
  serve(app, addRegistration, ({ ctx, params, body }) =>
    registrations.add(ctx, params.eventId, body),
  );
  serve(app, updateRegistration, ({ ctx, params, body }) =>
    registrations.change(ctx, params.registrationId, body),
  );
  serve(app, removeRegistration, async ({ ctx, params }) => {
    await registrations.remove(ctx, params.registrationId);
    return ok;
  });
}
