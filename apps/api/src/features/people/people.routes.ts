import type { FastifyInstance } from "fastify";

export function peopleRoutes(_app: FastifyInstance): void {}
