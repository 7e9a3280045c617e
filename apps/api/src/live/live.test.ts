import {
  addActions,
  drawCategory,
  type LiveMessage,
  liveMessage,
  revokeStaff,
} from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { helperAt } from "#test/staff.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
let url: string;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
  url = await api.app.listen({ port: 0, host: "127.0.0.1" });
});

/** Reads a live stream until a message fits. */
async function* messages(topics: string, signal: AbortSignal): AsyncGenerator<LiveMessage> {
  const response = await fetch(`${url}/api/live?topics=${topics}`, { signal });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const parts = text.split("\n\n");
    text = parts.pop()!;
    for (const part of parts) yield liveMessage.parse(JSON.parse(part.replace(/^data: /, "")));
  }
}

it("F7 tells a reader of an event what a scoreboard did, once it is stored", async () => {
  const { id: eventId } = await api.make.event(organizer);
  const { id: categoryId } = await api.make.category(organizer, eventId);
  await api.make.athletes(organizer, { eventId, categoryId }, 2);
  const bracket = await api.call(drawCategory, { params: { categoryId }, body: {} }, organizer);
  const fight = bracket.fights[0]!;
  const reading = new AbortController();
  const stream = messages(`event:${eventId},fight:${fight.id}`, reading.signal);
  expect((await stream.next()).value).toMatchObject({ kind: "ping", nowMs: expect.any(Number) });

  const actionId = "01990000-0000-7000-8000-000000000001";
  const action = {
    actionId,
    kind: "clock",
    do: "start",
    fightClockMs: 300_000,
    at: Date.now(),
  } as const;
  await api.call(
    addActions,
    { params: { fightId: fight.id }, body: { deviceId: "table", actions: [action] } },
    organizer,
  );

  for await (const message of stream) {
    if (message.kind !== "fight") continue;
    expect(message.fight).toMatchObject({
      id: fight.id,
      status: "running",
      clock: { running: true },
    });
    break;
  }
  reading.abort();
});

it("F7 refuses topics that cannot be, and events that are hidden", async () => {
  const hidden = await api.make.event(organizer, { visible: false });

  expect((await fetch(`${url}/api/live?topics=everything`)).status).toBe(400);
  expect((await fetch(`${url}/api/live?topics=event:${hidden.id}`)).status).toBe(404);
});

it("A8 ends the streams of a hidden event for somebody whose grant was revoked", async () => {
  const hidden = await api.make.event(organizer, { visible: false });
  const helper = await helperAt(api, organizer, hidden.id, "event_manager");
  const open = () =>
    fetch(`${url}/api/live?topics=event:${hidden.id}`, {
      headers: { authorization: `Bearer ${helper.token}` },
    });
  const stream = await open();
  expect(stream.status).toBe(200);

  await api.call(revokeStaff, { params: { staffGrantId: helper.grantId } }, organizer);

  // Resolves only because the server closes the stream.
  expect(await stream.text()).toContain("ping");
  expect((await open()).status).toBe(404);
});
