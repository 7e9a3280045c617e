import {
  addAffiliate,
  listAffiliates,
  restoreAffiliate,
  revokeAffiliate,
  updateAffiliate,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as affiliates from "./affiliates.service.ts";

export function affiliateRoutes(app: FastifyInstance): void {
  serve(app, listAffiliates, ({ ctx, query }) => affiliates.list(ctx, query));
  serve(app, addAffiliate, ({ ctx, body }) => affiliates.add(ctx, body));
  serve(app, updateAffiliate, ({ ctx, params, body }) =>
    affiliates.change(ctx, params.affiliateId, body),
  );
  serve(app, revokeAffiliate, ({ ctx, params }) => affiliates.revoke(ctx, params.affiliateId));
  serve(app, restoreAffiliate, ({ ctx, params }) => affiliates.restore(ctx, params.affiliateId));
}
