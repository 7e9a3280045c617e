import type { FastifyInstance } from "fastify";

export function siteTextRoutes(_app: FastifyInstance): void {}
