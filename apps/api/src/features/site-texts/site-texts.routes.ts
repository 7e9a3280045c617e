import {
  getSiteText,
  getSiteTextVersion,
  listSiteTexts,
  listSiteTextVersions,
  publishSiteText,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import type { Env } from "#api/env.ts";
import { serve } from "#api/http/serve.ts";
import * as siteTexts from "./site-texts.service.ts";

export function siteTextRoutes(app: FastifyInstance, env: Env): void {
  const site = { siteName: env.SITE_NAME, contactEmail: env.SITE_CONTACT_EMAIL };
  serve(app, getSiteText, ({ ctx, params }) => siteTexts.get(ctx, params.name, site));
  serve(app, listSiteTexts, ({ ctx }) => siteTexts.list(ctx));
  serve(app, listSiteTextVersions, ({ ctx, params }) => siteTexts.listVersions(ctx, params.name));
  serve(app, getSiteTextVersion, ({ ctx, params }) =>
    siteTexts.getVersion(ctx, params.name, params.version),
  );
  serve(app, publishSiteText, ({ ctx, params, body }) => siteTexts.publish(ctx, params.name, body));
}
