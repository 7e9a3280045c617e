import type { FastifyInstance } from "fastify";

export function faqRoutes(_app: FastifyInstance): void {}
