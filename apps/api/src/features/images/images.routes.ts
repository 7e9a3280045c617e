import type { FastifyInstance } from "fastify";

export function imageRoutes(_app: FastifyInstance): void {}
