import { gymEndpoints as endpoints, ok } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import * as directory from "#api/features/directory/directory.service.ts";
import * as keep from "#api/features/directory/keep-entry.service.ts";
import * as merging from "#api/features/directory/merge-entries.service.ts";
import { register } from "#api/features/directory/register-entry.service.ts";
import { serve } from "#api/http/serve.ts";
import { gymDirectory as gyms } from "./gyms.service.ts";

export function gymRoutes(app: FastifyInstance): void {
  serve(app, endpoints.list, ({ ctx, query }) => directory.list(ctx, gyms, query));
  serve(app, endpoints.findSimilar, ({ ctx, query }) =>
    directory.findSimilar(ctx, gyms, query.name),
  );
  serve(app, endpoints.get, ({ ctx, params }) => directory.get(ctx, gyms, params.id));
  serve(app, endpoints.register, ({ ctx, body, door }) => register(ctx, gyms, body, door));
  serve(app, endpoints.update, ({ ctx, params, body }) => keep.update(ctx, gyms, params.id, body));
  serve(app, endpoints.administer, ({ ctx, query }) => directory.administer(ctx, gyms, query));
  serve(app, endpoints.findDuplicates, ({ ctx }) => directory.findDuplicates(ctx, gyms));
  serve(app, endpoints.getUses, ({ ctx, params }) => directory.getUses(ctx, gyms, params.id));
  serve(app, endpoints.approve, async ({ ctx, params }) => {
    await keep.approve(ctx, gyms, params.id);
    return ok;
  });
  serve(app, endpoints.refuse, ({ ctx, params }) => keep.refuse(ctx, gyms, params.id));
  serve(app, endpoints.remove, ({ ctx, params, query }) =>
    merging.remove(ctx, gyms, params.id, query.moveTo),
  );
  serve(app, endpoints.merge, ({ ctx, params, body }) =>
    merging.merge(ctx, gyms, params.id, body.others),
  );
}
