import { constants } from "node:zlib";
import { importLimits } from "@chave/contract";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance } from "fastify";
import type { Database } from "#api/db/client.ts";
import { type Env, siteUrlOf } from "#api/env.ts";
import { accountRoutes } from "#api/features/accounts/accounts.routes.ts";
import { addressRoutes } from "#api/features/addresses/addresses.routes.ts";
import { adminRoutes } from "#api/features/admin/admin.routes.ts";
import { affiliateRoutes } from "#api/features/affiliates/affiliates.routes.ts";
import { affiliationRoutes } from "#api/features/affiliations/affiliations.routes.ts";
import { categoryRoutes } from "#api/features/categories/categories.routes.ts";
import { coachRoutes } from "#api/features/coaches/coaches.routes.ts";
import { demoRoutes } from "#api/features/demo/demo.routes.ts";
import { drawRoutes } from "#api/features/draws/draws.routes.ts";
import { eventRoutes } from "#api/features/events/events.routes.ts";
import { faqRoutes } from "#api/features/faq/faq.routes.ts";
import { fightRoutes } from "#api/features/fights/fights.routes.ts";
import { gymRoutes } from "#api/features/gyms/gyms.routes.ts";
import { imageRoutes } from "#api/features/images/images.routes.ts";
import { importRoutes } from "#api/features/imports/imports.routes.ts";
import { invitationRoutes } from "#api/features/invitations/invitations.routes.ts";
import { mailRoutes } from "#api/features/mails/mails.routes.ts";
import { matRoutes } from "#api/features/mats/mats.routes.ts";
import { organizationRoutes } from "#api/features/organizations/organizations.routes.ts";
import { peopleRoutes } from "#api/features/people/people.routes.ts";
import { registrationRoutes } from "#api/features/registrations/registrations.routes.ts";
import { resultRoutes } from "#api/features/results/results.routes.ts";
import { scheduleRoutes } from "#api/features/schedule/schedule.routes.ts";
import { siteRoutes } from "#api/features/site/site.routes.ts";
import { siteTextRoutes } from "#api/features/site-texts/site-texts.routes.ts";
import { staffRoutes } from "#api/features/staff/staff.routes.ts";
import { studentRoutes } from "#api/features/students/students.routes.ts";
import { testimonialRoutes } from "#api/features/testimonials/testimonials.routes.ts";
import { checkCsrf } from "#api/http/csrf.ts";
import { handleErrors, refuseUnknown } from "#api/http/error-handler.ts";
import { describeApi } from "#api/http/openapi.ts";
import { giveContext } from "#api/http/request-context.ts";
import { securityHeaders } from "#api/http/security-headers.ts";
import { validateByContract } from "#api/http/validation.ts";
import { serveWeb } from "#api/http/web.ts";
import { liveChannel } from "#api/live/channel.ts";
import { makeHub } from "#api/live/hub.ts";
import { liveRoutes } from "#api/live/live.routes.ts";
import { openStorage } from "#api/storage/open-storage.ts";

export type AppOptions = {
  database: Database;
  env: Env;
  now?: () => Date;
  /** False for tests of the API alone. */
  web?: boolean;
};

const megabyte = 1024 * 1024;

/** The whole server, ready to listen or to be called in the process. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, env, now = () => new Date() } = options;
  const app = Fastify({
    bodyLimit: megabyte,
    // A proxy stands on this machine or network; from elsewhere X-Forwarded-For is anybody's word.
    trustProxy: ["loopback", "linklocal", "uniquelocal"],
    logger: env.LOG_LEVEL === "silent" ? false : { level: env.LOG_LEVEL },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
  });

  await app.register(helmet, securityHeaders(env));
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ["br", "gzip"],
    // The default is for files that are packed once; a page is packed for each reader.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  if (env.WEB_ORIGIN) await app.register(cors, { origin: env.WEB_ORIGIN, credentials: true });

  const storage = openStorage(env);
  const hub = makeHub();
  await database.listen(liveChannel, hub.deliver);
  app.addHook("preClose", async () => hub.close());

  await app.register(
    async (api) => {
      handleErrors(api);
      validateByContract(api);
      giveContext(api, { db: database.db, now, siteUrl: siteUrlOf(env) });
      checkCsrf(api);
      // Answers are for the person who asks; public reads say otherwise themselves.
      api.addHook("onSend", async (_request, reply) => {
        if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      });
      api.setNotFoundHandler(refuseUnknown);
      await describeApi(api);
      await api.register(multipart, {
        limits: { fileSize: importLimits.megabytes * megabyte, files: 1, fields: 5 },
      });

      siteRoutes(api, env, database.kind);
      accountRoutes(api, env.COOKIE_DOMAIN);
      organizationRoutes(api);
      eventRoutes(api);
      categoryRoutes(api);
      matRoutes(api);
      registrationRoutes(api);
      importRoutes(api);
      drawRoutes(api);
      scheduleRoutes(api);
      fightRoutes(api);
      resultRoutes(api);
      addressRoutes(api, env);
      adminRoutes(api);
      affiliateRoutes(api);
      affiliationRoutes(api);
      coachRoutes(api);
      faqRoutes(api);
      gymRoutes(api);
      imageRoutes(api, storage);
      invitationRoutes(api);
      mailRoutes(api, env);
      peopleRoutes(api, storage);
      siteTextRoutes(api, env);
      staffRoutes(api, env);
      studentRoutes(api);
      testimonialRoutes(api);
      demoRoutes(api);
      liveRoutes(api, hub);
    },
    { prefix: "/api" },
  );

  if (options.web !== false) await serveWeb(app, env.DEV);
  await app.ready();
  return app;
}
