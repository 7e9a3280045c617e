import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { Env } from "#api/env.ts";
import { inlineScriptHashes } from "#api/http/web.ts";

/** No script, font or style comes from another host; Mantine writes style attributes. */
export function securityHeaders(env: Env): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's reload client in development is inline and talks over a socket of its own.
        scriptSrc: ["'self'", ...(env.DEV ? ["'unsafe-inline'"] : inlineScriptHashes())],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        // An event's page as its organizer previews it; and the players of videos in rich text: `videoEmbedOf` makes no other addresses.
        frameSrc: ["'self'", "https://www.youtube-nocookie.com", "https://player.vimeo.com"],
        connectSrc: ["'self'", ...(env.DEV ? ["ws:"] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
      },
    },
    // A hall's server speaks plain HTTP on a local network: promising HTTPS there would lock people out.
    hsts: env.PUBLIC_URL?.startsWith("https://") ? undefined : false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  };
}
