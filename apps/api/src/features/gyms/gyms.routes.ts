import type { FastifyInstance } from "fastify";

export function gymRoutes(_app: FastifyInstance): void {}
