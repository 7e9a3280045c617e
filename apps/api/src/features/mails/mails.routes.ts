import type { FastifyInstance } from "fastify";

export function mailRoutes(_app: FastifyInstance): void {}
