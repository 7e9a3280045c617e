import "@fastify/multipart";
import {
  athleteImport,
  confirmImport,
  type EventId,
  eventId,
  getImport,
  importLimits,
} from "@chave/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "#api/errors.ts";
import { serve } from "#api/http/serve.ts";
import * as imports from "./imports.service.ts";

export function importRoutes(app: FastifyInstance): void {
  app.post<{ Params: { eventId: EventId } }>(
    "/events/:eventId/imports",
    {
      schema: {
        summary: "Uploads a file of athletes (.csv or .xlsx) as the multipart field `file`.",
        consumes: ["multipart/form-data"],
        params: z.object({ eventId }),
        response: { 200: athleteImport },
      },
    },
    (request) => imports.upload(request.ctx, request.params.eventId, () => receiveFile(request)),
  );
  app.post(
    "/students/imports",
    {
      schema: {
        summary:
          "Uploads a teacher's list of students (.csv or .xlsx) as the multipart field `file`.",
        consumes: ["multipart/form-data"],
        response: { 200: athleteImport },
      },
    },
    (request) => imports.uploadStudents(request.ctx, () => receiveFile(request)),
  );
  serve(app, getImport, ({ ctx, params }) => imports.get(ctx, params.importId));
  serve(app, confirmImport, ({ ctx, params, body }) => imports.confirm(ctx, params.importId, body));
}

async function receiveFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new AppError("file_missing");
  const part = await request.file();
  if (part?.fieldname !== "file") throw new AppError("file_missing");
  try {
    return { name: part.filename, bytes: await part.toBuffer() };
  } catch (error) {
    // toBuffer() refuses what is over the limit.
    if (part.file.truncated)
      throw new AppError("file_too_large", {
        megabytes: importLimits.megabytes,
      });
    throw error;
  }
}
