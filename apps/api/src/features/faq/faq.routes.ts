import { addFaq, changeFaq, deleteFaq, getFaq, listFaq, moveFaq, ok } from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as faq from "./faq.service.ts";

export function faqRoutes(app: FastifyInstance): void {
  serve(app, listFaq, ({ ctx, query }) => faq.list(ctx, query));
  serve(app, getFaq, ({ ctx, params }) => faq.get(ctx, params.faqId));
  serve(app, addFaq, ({ ctx, body }) => faq.add(ctx, body));
  serve(app, changeFaq, ({ ctx, params, body }) => faq.change(ctx, params.faqId, body));
  serve(app, moveFaq, async ({ ctx, params, body }) => {
    await faq.move(ctx, params.faqId, body.direction);
    return ok;
  });
  serve(app, deleteFaq, async ({ ctx, params }) => {
    await faq.remove(ctx, params.faqId);
    return ok;
  });
}
