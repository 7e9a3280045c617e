import {
  addTestimonial,
  changeTestimonial,
  deleteTestimonial,
  listAllTestimonials,
  listTestimonials,
  moveTestimonial,
  ok,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as testimonials from "./testimonials.service.ts";

export function testimonialRoutes(app: FastifyInstance): void {
  serve(app, listTestimonials, ({ ctx }) => testimonials.list(ctx));
  serve(app, listAllTestimonials, ({ ctx }) => testimonials.listAll(ctx));
  serve(app, addTestimonial, ({ ctx, body }) => testimonials.add(ctx, body));
  serve(app, changeTestimonial, ({ ctx, params, body }) =>
    testimonials.change(ctx, params.testimonialId, body),
  );
  serve(app, moveTestimonial, async ({ ctx, params, body }) => {
    await testimonials.move(ctx, params.testimonialId, body.direction);
    return ok;
  });
  serve(app, deleteTestimonial, async ({ ctx, params }) => {
    await testimonials.remove(ctx, params.testimonialId);
    return ok;
  });
}
