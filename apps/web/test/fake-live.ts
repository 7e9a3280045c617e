import type { Endpoint, LiveMessage } from "@chave/contract";
import { z } from "zod";
import type { FakeAnswer } from "./fake-api.ts";

const live: Endpoint = { method: "GET", path: "/live", summary: "", response: z.unknown() };

/** The server's live stream: give `api` to the page, then say what happens. */
export function fakeLive() {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const open = () => {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const api: FakeAnswer = { endpoint: live, answer: open };
  return {
    api,
    /** How often a page has connected. */
    connections: () => streams.size,
    say(message: LiveMessage): void {
      const bytes = new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`);
      for (const stream of streams) stream.enqueue(bytes);
    },
  };
}
