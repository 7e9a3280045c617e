import { createOrganization, listOrganizations } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as organizations from "./organizations.service.ts";

export function organizationRoutes(app: FastifyInstance): void {
  serve(app, listOrganizations, ({ ctx, query }) => organizations.list(ctx, query));
  serve(app, createOrganization, ({ ctx, body }) => organizations.create(ctx, body));
}
