import {
  createOrganization,
  getMyOrganization,
  getOrganization,
  listOrganizations,
  updateMyOrganization,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as organizations from "./organizations.service.ts";

export function organizationRoutes(app: FastifyInstance): void {
  serve(app, listOrganizations, ({ ctx, query }) => organizations.list(ctx, query));
  serve(app, getOrganization, ({ ctx, params }) => organizations.get(ctx, params.organizationId));
  serve(app, getMyOrganization, ({ ctx }) => organizations.getOwn(ctx));
  serve(app, updateMyOrganization, ({ ctx, body }) => organizations.updateOwn(ctx, body));
  serve(app, createOrganization, ({ ctx, body }) => organizations.create(ctx, body));
}
