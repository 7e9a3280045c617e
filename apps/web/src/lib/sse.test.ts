import { expect, it } from "vitest";
import { readEvents } from "./sse.ts";

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk));
      stream.close();
    },
  });

it.each([
  ["whole events", ["data: 1\n\ndata: 2\n\n"], ["1", "2"]],
  ["an event cut in the middle", ["da", "ta: 1\n", "\ndata: 2\n\n"], ["1", "2"]],
  ["other line ends", ["data: 1\r\n\r\n"], ["1"]],
  ["comments, ids and names", [": ping\n\nid: 7\nevent: x\ndata: 1\n\n"], ["1"]],
  ["data of several lines", ["data: 1\ndata: 2\n\n"], ["1\n2"]],
  ["an event that never ended", ["data: 1\n\ndata: 2"], ["1"]],
])("reads %s", async (_case, chunks, expected) => {
  const heard: string[] = [];

  await readEvents(streamOf(...chunks), (data) => heard.push(data));

  expect(heard).toEqual(expected);
});

it("reads a letter whose bytes came apart", async () => {
  const bytes = new TextEncoder().encode("data: João\n\n");
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  const heard: string[] = [];

  await readEvents(body, (data) => heard.push(data));

  expect(heard).toEqual(["João"]);
});
