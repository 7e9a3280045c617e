import type { LiveMessage } from "@chave/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sampleId } from "#test/sample-bracket.ts";
import { followLive } from "./live.ts";

const schedule = { kind: "schedule", eventId: sampleId(3, 1) };
const bytesOf = (message: unknown) =>
  new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`);

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** A server whose streams the test holds; `answers` says what each request gets, a stream when it is empty. */
function follow(answers: (Response | Error)[] = []) {
  const streams: Stream[] = [];
  const seen = {
    heard: [] as LiveMessage[],
    resets: 0,
    isOpen: [] as boolean[],
    paths: [] as string[],
  };
  const stop = followLive({
    topics: ["event:1", "fight:2"],
    onMessage: (message) => seen.heard.push(message),
    onReset: () => {
      seen.resets += 1;
    },
    onOpenChange: (isOpen) => seen.isOpen.push(isOpen),
    open: async (path, signal) => {
      seen.paths.push(path);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      if (answer) return answer;
      return new Response(
        new ReadableStream<Uint8Array>({
          start(stream) {
            streams.push(stream);
            signal.addEventListener("abort", () => stream.error(signal.reason));
          },
        }),
      );
    },
  });
  return { ...seen, seen, streams, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks for all topics on one connection and hands on what it hears", async () => {
  const { seen, streams, stop } = follow();
  await vi.advanceTimersByTimeAsync(0);

  streams[0]!.enqueue(bytesOf({ kind: "ping", nowMs: 1 }));
  streams[0]!.enqueue(bytesOf({ kind: "something new" }));
  streams[0]!.enqueue(bytesOf(schedule));
  await vi.advanceTimersByTimeAsync(0);
  stop();

  expect(seen.paths).toEqual(["/live?topics=event%3A1,fight%3A2"]);
  expect(seen.heard).toEqual([schedule]);
  expect(seen.isOpen).toEqual([true]);
  expect(seen.resets).toBe(1);
});

it("comes back after a break and says that something may have been missed", async () => {
  const { seen, streams, stop } = follow();
  await vi.advanceTimersByTimeAsync(0);

  streams[0]!.close();
  await vi.advanceTimersByTimeAsync(1_000);
  stop();

  expect(seen.isOpen).toEqual([true, false, true]);
  expect(seen.resets).toBe(2);
});

it("tries again while the server refuses or is away, less and less often", async () => {
  const away = () => new TypeError("Failed to fetch");
  const { seen, stop } = follow([away(), new Response(null, { status: 503 }), away(), away()]);

  await vi.advanceTimersByTimeAsync(1_700);
  const early = seen.paths.length;
  await vi.advanceTimersByTimeAsync(10_000);
  stop();

  expect(early).toBeLessThan(5);
  expect(seen.isOpen).toEqual([true]);
});

it("gives up a connection that has been silent for longer than the server's pings allow", async () => {
  const { seen, stop } = follow();
  await vi.advanceTimersByTimeAsync(24_000);
  expect(seen.isOpen).toEqual([true]);

  await vi.advanceTimersByTimeAsync(3_000);
  stop();

  expect(seen.isOpen).toEqual([true, false, true]);
});

it("is still after it was stopped", async () => {
  const { seen, streams, stop } = follow();
  await vi.advanceTimersByTimeAsync(0);

  stop();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(streams).toHaveLength(1);
  expect(seen.isOpen).toEqual([true]);
});
