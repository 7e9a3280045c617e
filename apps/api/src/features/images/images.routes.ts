import "@fastify/multipart";
import { type ImageShape, imageLimits, imageShape, uploadedImage } from "@chave/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError, orNotFound } from "#api/errors.ts";
import type { Storage } from "#api/storage/storage.ts";
import * as images from "./images.service.ts";

const megabyte = 1024 * 1024;

export function imageRoutes(app: FastifyInstance, storage: Storage): void {
  app.post<{ Querystring: { shape: ImageShape } }>(
    "/images",
    {
      schema: {
        summary:
          "Uploads a picture as the multipart field `file`; it is kept as WebP in its shape.",
        consumes: ["multipart/form-data"],
        querystring: z.object({ shape: imageShape }),
        response: { 200: uploadedImage },
      },
    },
    (request) =>
      images.upload(request.ctx, storage, request.query.shape, () => receiveFile(request)),
  );

  app.get<{ Params: { name: string } }>(
    "/images/:name",
    {
      schema: {
        summary: "A stored picture, as `<sha-256>.webp`.",
        params: z.object({ name: z.string() }),
      },
    },
    async (request, reply) => {
      const hash = orNotFound(/^([0-9a-f]{64})\.webp$/.exec(request.params.name)?.[1]);
      const etag = `"${hash}"`;
      const headers = {
        etag,
        "cache-control": "public, max-age=31536000, immutable",
        // The web may stand on another host than the API.
        "cross-origin-resource-policy": "cross-origin",
      };
      // The name is the content: who has it, has it right.
      if (request.headers["if-none-match"]?.includes(etag))
        return reply.code(304).headers(headers).send();
      const bytes = await images.read(request.ctx, storage, hash);
      return reply.headers(headers).type("image/webp").send(bytes);
    },
  );
}

async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError("file_missing");
  const part = await request.file({ limits: { fileSize: imageLimits.megabytes * megabyte } });
  if (part?.fieldname !== "file") throw new AppError("file_missing");
  try {
    return await part.toBuffer();
  } catch (error) {
    // toBuffer() refuses what is over the limit.
    if (part.file.truncated)
      throw new AppError("file_too_large", { megabytes: imageLimits.megabytes });
    throw error;
  }
}
