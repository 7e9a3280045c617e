import { loadDemo } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as demo from "./demo.service.ts";

export function demoRoutes(app: FastifyInstance): void {
  serve(app, loadDemo, ({ ctx }) => demo.load(ctx));
}
