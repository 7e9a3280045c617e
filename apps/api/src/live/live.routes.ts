import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Hub } from "./hub.ts";
import { refuseHidden } from "./refuse-hidden.ts";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const topic = new RegExp(`^(?:event|fight):${uuid}$`);

const query = z.object({
  topics: z
    .string()
    .max(2_000)
    .transform((list) => list.split(","))
    .pipe(z.array(z.string().regex(topic)).min(1).max(20)),
});

/** One stream per page: server-sent events of the topics asked for. */
export function liveRoutes(app: FastifyInstance, hub: Hub): void {
  app.get("/live", { schema: { hide: true, querystring: query } }, async (request, reply) => {
    const { topics } = request.query as z.output<typeof query>;
    await refuseHidden(request.ctx, topics);
    reply.hijack();
    // What the hooks have set (CORS among it) would be lost with the hijacked reply.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    });
    hub.join(reply.raw, topics, request.ctx.actor?.userId ?? null);
  });
}
