import type { FastifyInstance } from "fastify";

export function staffRoutes(_app: FastifyInstance): void {}
