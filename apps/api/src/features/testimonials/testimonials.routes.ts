import type { FastifyInstance } from "fastify";

export function testimonialRoutes(_app: FastifyInstance): void {}
