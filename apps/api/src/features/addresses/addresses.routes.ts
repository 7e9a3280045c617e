import { findAddress } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { findByPostalCode, openAddressDesk } from "./addresses.service.ts";
import type { PostalCodeServices } from "./postal-code-services.ts";

export function addressRoutes(app: FastifyInstance, services: PostalCodeServices): void {
  const desk = openAddressDesk(services);

  app.route({
    method: findAddress.method,
    url: findAddress.path,
    schema: {
      summary: findAddress.summary,
      params: findAddress.params,
      response: { 200: findAddress.response },
    },
    handler: (request) => {
      const { postalCode } = findAddress.params.parse(request.params);
      return findByPostalCode(request.ctx, desk, postalCode, request.ip);
    },
  });
}
