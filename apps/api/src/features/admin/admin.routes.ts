import {
  getAdminOverview,
  getCompetitorForAdmin,
  listAllEvents,
  listAudit,
  listCompetitors,
  ok,
  sendPasswordReset,
  setCompetitorGym,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as admin from "./admin.service.ts";
import * as audit from "./audit.service.ts";
import * as competitors from "./competitors.service.ts";

export function adminRoutes(app: FastifyInstance): void {
  serve(app, getAdminOverview, ({ ctx }) => admin.overview(ctx));
  serve(app, listAllEvents, ({ ctx, query }) => admin.listEvents(ctx, query));
  serve(app, listAudit, ({ ctx, query }) => audit.list(ctx, query));
  serve(app, listCompetitors, ({ ctx, query }) => competitors.list(ctx, query));
  serve(app, getCompetitorForAdmin, ({ ctx, params }) =>
    competitors.find(ctx, params.competitorId),
  );
  serve(app, setCompetitorGym, async ({ ctx, params, body }) => {
    await competitors.setGym(ctx, params.competitorId, body.gymId);
    return ok;
  });
  serve(app, sendPasswordReset, async ({ ctx, params }) => {
    await competitors.sendPasswordReset(ctx, params.userId);
    return ok;
  });
}
