import type { ServerResponse } from "node:http";
import { type LiveMessage, liveMessage, type UserId } from "@chave/contract";

/** A reader whose network is this far behind is closed; it reconnects and reads the plain endpoints again. */
const maxBufferedBytes = 256 * 1024;
const pingEveryMs = 15_000;

/** Between nodes only: what somebody may read has changed. */
export type AccessChanged = { kind: "access"; userId: UserId };

export type Hub = {
  /** Adds a reader; it leaves by itself when its connection closes. */
  join: (response: ServerResponse, topics: readonly string[], userId: UserId | null) => void;
  /** Hands a message that the database announced to the readers of its topics, or ends somebody's streams. */
  deliver: (payload: string) => void;
  close: () => void;
};

/** Who reads what on this node. Each message is encoded once, however many read it. */
export function makeHub(nowMs: () => number = Date.now): Hub {
  const readers = new Map<string, Set<ServerResponse>>();
  const everyone = new Map<ServerResponse, UserId | null>();
  const pings = setInterval(() => {
    const ping = encode({ kind: "ping", nowMs: nowMs() });
    for (const reader of everyone.keys()) send(reader, ping);
  }, pingEveryMs);
  pings.unref();
  const endAll = (userId: UserId) => {
    for (const [reader, who] of everyone) if (who === userId) reader.end();
  };

  return {
    join: (response, topics, userId) => {
      everyone.set(response, userId);
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
      const told: { kind: string } = JSON.parse(payload);
      if (told.kind === "access") return endAll((told as AccessChanged).userId);
      const message = liveMessage.parse(told);
      const bytes = encode(message);
      const receivers = new Set(
        topicsOf(message).flatMap((topic) => [...(readers.get(topic) ?? [])]),
      );
      for (const reader of receivers) send(reader, bytes);
    },
    close: () => {
      clearInterval(pings);
      for (const reader of everyone.keys()) reader.end();
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
