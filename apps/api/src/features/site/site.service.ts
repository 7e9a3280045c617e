import type { Site } from "@chave/contract";
import type { Context } from "#api/context.ts";
import type { Env } from "#api/env.ts";
import { AppError } from "#api/errors.ts";
import * as queries from "./site.queries.ts";

/** What the web reads at run time; links that are not configured are null and stay off the screen. */
export async function describe(ctx: Context, env: Env): Promise<Site> {
  const link = (value: string | undefined) => value ?? null;
  return {
    name: env.SITE_NAME,
    sandbox: env.SANDBOX,
    empty: !(await queries.anyOrganization(ctx.db)),
    testimonials: await queries.anyTestimonial(ctx.db),
    contactEmail: link(env.SITE_CONTACT_EMAIL),
    whatsapp: link(env.SITE_WHATSAPP),
    community: {
      share: link(env.SITE_SHARE),
      store: link(env.SITE_STORE),
      webApp: link(env.SITE_WEB_APP),
      ios: link(env.SITE_IOS),
      android: link(env.SITE_ANDROID),
      forum: link(env.SITE_FORUM),
    },
    social: {
      facebook: link(env.SITE_FACEBOOK),
      instagram: link(env.SITE_INSTAGRAM),
      youtube: link(env.SITE_YOUTUBE),
      x: link(env.SITE_X),
    },
  };
}

export async function health(ctx: Context, database: "embedded" | "postgresql") {
  try {
    await queries.ping(ctx.db);
  } catch {
    throw new AppError("unavailable");
  }
  return { status: "ok" as const, database };
}
