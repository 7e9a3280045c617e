import type { FastifyInstance } from "fastify";

export function coachRoutes(_app: FastifyInstance): void {}
