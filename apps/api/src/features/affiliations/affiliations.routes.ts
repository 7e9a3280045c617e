import type { FastifyInstance } from "fastify";

export function affiliationRoutes(_app: FastifyInstance): void {}
