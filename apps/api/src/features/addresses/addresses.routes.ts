import type { FastifyInstance } from "fastify";

export function addressRoutes(_app: FastifyInstance): void {}
