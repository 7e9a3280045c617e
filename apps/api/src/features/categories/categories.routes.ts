import {
  addCategory,
  addFromTemplate,
  deleteCategory,
  listCategories,
  ok,
  previewTemplate,
  updateCategory,
} from "@chave/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "#api/http/serve.ts";
import * as categories from "./categories.service.ts";

export function categoryRoutes(app: FastifyInstance): void {
  serve(app, listCategories, ({ ctx, params }) => categories.list(ctx, params.eventId));
  serve(app, previewTemplate, ({ ctx, params, body }) =>
    categories.previewOfTemplate(ctx, params.eventId, body),
  );
  serve(app, addFromTemplate, ({ ctx, params, body }) =>
    categories.addTemplate(ctx, params.eventId, body),
  );
  serve(app, addCategory, ({ ctx, params, body }) => categories.add(ctx, params.eventId, body));
  serve(app, updateCategory, ({ ctx, params, body }) =>
    categories.change(ctx, params.categoryId, body),
  );
  serve(app, deleteCategory, async ({ ctx, params }) => {
    await categories.remove(ctx, params.categoryId);
    return ok;
  });
}
