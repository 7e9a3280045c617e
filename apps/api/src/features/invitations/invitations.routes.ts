import type { FastifyInstance } from "fastify";

export function invitationRoutes(_app: FastifyInstance): void {}
