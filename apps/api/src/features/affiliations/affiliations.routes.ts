import { affiliationEndpoints as endpoints, ok } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import * as directory from "#api/features/directory/directory.service.ts";
import * as keep from "#api/features/directory/keep-entry.service.ts";
import * as merging from "#api/features/directory/merge-entries.service.ts";
import { register } from "#api/features/directory/register-entry.service.ts";
import { serve } from "#api/http/serve.ts";
import { affiliationDirectory as affiliations } from "./affiliations.service.ts";

export function affiliationRoutes(app: FastifyInstance): void {
  serve(app, endpoints.list, ({ ctx, query }) => directory.list(ctx, affiliations, query));
  serve(app, endpoints.findSimilar, ({ ctx, query }) =>
    directory.findSimilar(ctx, affiliations, query.name),
  );
  serve(app, endpoints.get, ({ ctx, params }) => directory.get(ctx, affiliations, params.id));
  serve(app, endpoints.register, ({ ctx, body, door }) => register(ctx, affiliations, body, door));
  serve(app, endpoints.update, ({ ctx, params, body }) =>
    keep.update(ctx, affiliations, params.id, body),
  );
  serve(app, endpoints.administer, ({ ctx, query }) =>
    directory.administer(ctx, affiliations, query),
  );
  serve(app, endpoints.findDuplicates, ({ ctx }) => directory.findDuplicates(ctx, affiliations));
  serve(app, endpoints.getUses, ({ ctx, params }) =>
    directory.getUses(ctx, affiliations, params.id),
  );
  serve(app, endpoints.approve, async ({ ctx, params }) => {
    await keep.approve(ctx, affiliations, params.id);
    return ok;
  });
  serve(app, endpoints.refuse, ({ ctx, params }) => keep.refuse(ctx, affiliations, params.id));
  serve(app, endpoints.remove, ({ ctx, params, query }) =>
    merging.remove(ctx, affiliations, params.id, query.moveTo),
  );
  serve(app, endpoints.merge, ({ ctx, params, body }) =>
    merging.merge(ctx, affiliations, params.id, body.others),
  );
}
