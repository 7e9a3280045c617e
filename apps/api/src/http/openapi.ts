import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** OpenAPI 3.1 at /api/openapi.json, printed from the same contract that is served. */
export async function describeApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Chave",
        description: "Tournaments of jiu-jitsu and other combat sports.",
        version: "0.1.0",
      },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      security: [{ token: [] }, {}],
    },
    transform: jsonSchemaTransform,
  });
  api.get("/openapi.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("application/json").send(JSON.stringify(api.swagger())),
  );
}
