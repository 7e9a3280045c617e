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
