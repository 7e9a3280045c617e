import type { ServerResponse } from "node:http";
import { type LiveMessage, liveMessage } from "@chave/contract";

/** A reader whose network is this far behind is closed; it reconnects and reads the plain endpoints again. */
const maxBufferedBytes = 256 * 1024;
const pingEveryMs = 15_000;

export type Hub = {
  /** Adds a reader; it leaves by itself when its connection closes. */
  join: (response: ServerResponse, topics: readonly string[]) => void;
  /** Hands a message that the database announced to the readers of its topics. */
  deliver: (payload: string) => void;
  close: () => void;
};

/** Who reads what on this node. Each message is encoded once, however many read it. */
export function makeHub(nowMs: () => number = Date.now): Hub {
  const readers = new Map<string, Set<ServerResponse>>();
  const everyone = new Set<ServerResponse>();
  const pings = setInterval(() => {
    const ping = encode({ kind: "ping", nowMs: nowMs() });
    for (const reader of everyone) send(reader, ping);
  }, pingEveryMs);
  pings.unref();

  return {
    join: (response, topics) => {
      everyone.add(response);
      for (const topic of topics) {
        const group = readers.get(topic) ?? new Set();
        readers.set(topic, group.add(response));
      }
      response.on("close", () => {
        everyone.delete(response);
        for (const topic of topics) {
          const group = readers.get(topic);
          group?.delete(response);
          if (group?.size === 0) readers.delete(topic);
        }
      });
      send(response, encode({ kind: "ping", nowMs: nowMs() }));
    },
    deliver: (payload) => {
      const message = liveMessage.parse(JSON.parse(payload));
      const bytes = encode(message);
      const receivers = new Set(
        topicsOf(message).flatMap((topic) => [...(readers.get(topic) ?? [])]),
      );
      for (const reader of receivers) send(reader, bytes);
    },
    close: () => {
      clearInterval(pings);
      for (const reader of everyone) reader.end();
    },
  };
}

const encode = (message: LiveMessage): Buffer =>
  Buffer.from(`data: ${JSON.stringify(message)}\n\n`);

function send(reader: ServerResponse, bytes: Buffer): void {
  if (reader.writableLength > maxBufferedBytes) reader.destroy();
  else reader.write(bytes);
}

function topicsOf(message: LiveMessage): string[] {
  switch (message.kind) {
    case "ping":
      return [];
    case "fight":
      return [`event:${message.eventId}`, `fight:${message.fight.id}`];
    case "next":
      return [`event:${message.eventId}`, `fight:${message.fightId}`];
    default:
      return [`event:${message.eventId}`];
  }
}
