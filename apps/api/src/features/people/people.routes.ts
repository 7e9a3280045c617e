import {
  addChild,
  addGraduation,
  claimCompetitor,
  deleteGraduation,
  eraseAccount,
  exportData,
  getOwnProfile,
  getPrivacy,
  getProfile,
  getPublicProfile,
  listFamily,
  listGraduations,
  ok,
  searchClaims,
  untieChild,
  updateGraduation,
  updateProfile,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import type { Storage } from "#api/storage/storage.ts";
import * as claims from "./claims.service.ts";
import { erase } from "./erasure.service.ts";
import { exportAll } from "./export.service.ts";
import * as families from "./families.service.ts";
import * as graduations from "./graduations.service.ts";
import * as privacy from "./privacy.service.ts";
import * as profiles from "./profiles.service.ts";
import { getPublic } from "./public-profiles.service.ts";

export function peopleRoutes(app: FastifyInstance, storage: Storage): void {
  serve(app, getOwnProfile, ({ ctx }) => profiles.getOwn(ctx));
  serve(app, getProfile, ({ ctx, params }) => profiles.get(ctx, params.competitorId));
  serve(app, getPublicProfile, ({ ctx, params }) => getPublic(ctx, params.competitorId));
  serve(app, updateProfile, ({ ctx, params, body }) =>
    profiles.update(ctx, params.competitorId, body),
  );

  serve(app, listGraduations, ({ ctx, params }) => graduations.list(ctx, params.competitorId));
  serve(app, addGraduation, ({ ctx, params, body }) =>
    graduations.add(ctx, params.competitorId, body),
  );
  serve(app, updateGraduation, ({ ctx, params, body }) => graduations.change(ctx, params, body));
  serve(app, deleteGraduation, async ({ ctx, params }) => {
    await graduations.remove(ctx, params);
    return ok;
  });

  serve(app, listFamily, ({ ctx }) => families.list(ctx));
  serve(app, addChild, ({ ctx, body }) => families.add(ctx, body));
  serve(app, untieChild, async ({ ctx, params }) => {
    await families.untie(ctx, params.competitorId);
    return ok;
  });
  serve(app, searchClaims, ({ ctx, body }) => claims.search(ctx, body));
  serve(app, claimCompetitor, ({ ctx, body }) => claims.claim(ctx, body));

  serve(app, getPrivacy, ({ ctx }) => privacy.overview(ctx));
  serve(app, eraseAccount, async ({ ctx, body }) => {
    await erase(ctx, storage, body);
    return ok;
  });
  app.route({
    method: exportData.method,
    url: exportData.path,
    schema: { summary: exportData.summary, response: { 200: exportData.response } },
    handler: (request, reply) => {
      const day = request.ctx.now.toISOString().slice(0, 10);
      reply.header("content-disposition", `attachment; filename="chave-${day}.json"`);
      return exportAll(request.ctx);
    },
  });
}
