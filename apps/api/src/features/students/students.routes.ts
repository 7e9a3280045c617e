import type { FastifyInstance } from "fastify";

export function studentRoutes(_app: FastifyInstance): void {}
