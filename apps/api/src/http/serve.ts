import type { Endpoint, InputOf, OutputOf } from "@chave/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "#api/context.ts";
import type { Door } from "#api/features/accounts/attempts.service.ts";

type Handler<E extends Endpoint> = (
  request: InputOf<E> & { ctx: Context; door: Door },
) => Promise<OutputOf<E>>;

/** Serves one endpoint of the contract: input is checked on the way in, output on the way out. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.response },
    },
    handler: (request: FastifyRequest) => {
      const { params, query, body, ctx } = request;
      const door: Door = { address: request.ip, device: request.headers["user-agent"] ?? "" };
      return handle({ params, query, body, ctx, door } as unknown as Parameters<Handler<E>>[0]);
    },
  });
}
