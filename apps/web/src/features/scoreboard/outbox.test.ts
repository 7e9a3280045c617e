import { type FightAction, fightId as parseFightId } from "@chave/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleId } from "#test/sample-bracket.ts";
import { createOutbox, type Failure } from "./outbox.ts";

const fightId = parseFightId.parse(sampleId(4, 128));
const action = (n: number): FightAction => ({
  kind: "advantage",
  corner: "first",
  actionId: sampleId(6, n),
  fightClockMs: 300_000 - n,
  at: n,
});
const idsOf = (actions: readonly { actionId: string }[]) => actions.map(({ actionId }) => actionId);
const ids = (...numbers: number[]) => numbers.map((n) => sampleId(6, n));

/** A server that stores each id once, and a network that can be cut: on the way there, or only on the way back. */
function network() {
  const server = {
    stored: [] as string[],
    requests: 0,
    refuses: new Map<string, string>(),
    isClockRunning: false,
  };
  let fails: { on: "way there" | "way back"; as: Failure } | null = null;
  return {
    server,
    cut: (on: "way there" | "way back", as: Failure = "offline") => {
      fails = { on, as };
    },
    mend: () => {
      fails = null;
    },
    outbox: () =>
      createOutbox({
        fightId,
        store: localStorage,
        send: async (actions) => {
          server.requests += 1;
          const failure = fails;
          if (failure?.on === "way there") throw failure.as;
          for (const { actionId } of actions)
            if (!server.stored.includes(actionId) && !server.refuses.has(actionId))
              server.stored.push(actionId);
          if (failure) throw failure.as;
          const refused = actions.flatMap(({ actionId }) => {
            const why = server.refuses.get(actionId);
            return why === undefined ? [] : [{ actionId, why }];
          });
          return { refused, isClockRunning: server.isClockRunning };
        },
        failureOf: (error) => error as Failure,
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("counts an action at once and sends all in their order", async () => {
  const { server, outbox: make } = network();
  const outbox = make();
  outbox.open();

  for (const n of [1, 2, 3]) outbox.add(action(n));
  expect(idsOf(outbox.getState().waiting)).toEqual(ids(1, 2, 3));
  await vi.advanceTimersByTimeAsync(0);

  expect(server.stored).toEqual(ids(1, 2, 3));
  expect(outbox.getState()).toMatchObject({ waiting: [], status: "idle" });
  expect(idsOf(outbox.getState().stored)).toEqual(ids(1, 2, 3));
});

describe("without a network", () => {
  it("keeps everything and sends it when the network is back", async () => {
    const { server, cut, mend, outbox: make } = network();
    const outbox = make();
    outbox.open();
    cut("way there");

    for (const n of [1, 2]) outbox.add(action(n));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outbox.getState()).toMatchObject({ status: "offline" });
    expect(idsOf(outbox.getState().waiting)).toEqual(ids(1, 2));

    mend();
    outbox.add(action(3));
    await vi.advanceTimersByTimeAsync(15_000);

    expect(server.stored).toEqual(ids(1, 2, 3));
    expect(outbox.getState()).toMatchObject({ waiting: [], status: "idle" });
  });

  it("does not wait for its next try when the browser says that the network is back", async () => {
    const { server, cut, mend, outbox: make } = network();
    const outbox = make();
    outbox.open();
    cut("way there");
    outbox.add(action(1));
    await vi.advanceTimersByTimeAsync(60_000);

    mend();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);

    expect(server.stored).toEqual(ids(1));
  });

  it("sends again what the server may have, and it counts once", async () => {
    const { server, cut, mend, outbox: make } = network();
    const outbox = make();
    outbox.open();
    cut("way back");
    outbox.add(action(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.getState().waiting).toHaveLength(1);

    mend();
    await vi.advanceTimersByTimeAsync(15_000);

    expect(server.requests).toBeGreaterThan(1);
    expect(server.stored).toEqual(ids(1));
    expect(outbox.getState()).toMatchObject({ waiting: [], status: "idle" });
  });

  it("loses nothing in a reload, in their order", async () => {
    const { server, cut, mend, outbox: make } = network();
    cut("way there");
    const before = make();
    const close = before.open();
    for (const n of [3, 1, 2]) before.add(action(n));
    await vi.advanceTimersByTimeAsync(0);
    close();

    mend();
    const after = make();
    expect(idsOf(after.getState().waiting)).toEqual(ids(3, 1, 2));
    after.open();
    await vi.advanceTimersByTimeAsync(0);

    expect(server.stored).toEqual(ids(3, 1, 2));
    expect(idsOf(make().getState().waiting)).toEqual([]);
  });

  it("keeps what two windows of one fight have marked", async () => {
    const { server, cut, mend, outbox: make } = network();
    cut("way there");
    const [one, other] = [make(), make()];
    one.add(action(1));
    other.add(action(2));

    mend();
    make().open();
    await vi.advanceTimersByTimeAsync(0);

    expect(server.stored.toSorted()).toEqual(ids(1, 2));
  });
});

it("tells what the server refused; it no longer counts", async () => {
  const { server, outbox: make } = network();
  server.refuses.set(sampleId(6, 2), "fight_finished");
  const outbox = make();
  outbox.open();

  for (const n of [1, 2]) outbox.add(action(n));
  await vi.advanceTimersByTimeAsync(0);

  expect(outbox.getState().refused).toEqual([
    { action: action(2), why: "fight_finished", isDone: false },
  ]);
  expect(idsOf(outbox.getState().stored)).toEqual(ids(1));
});

it.each([
  ["another table has started it", true, true],
  ["it was stopped since", false, false],
])(
  "knows of a refused start whether the clock runs all the same: %s",
  async (_case, runs, isDone) => {
    const { server, outbox: make } = network();
    server.refuses.set(sampleId(6, 1), "clock_already_running");
    server.isClockRunning = runs;
    const outbox = make();
    outbox.open();

    outbox.add({ ...action(1), kind: "clock", do: "start" } as FightAction);
    await vi.advanceTimersByTimeAsync(0);

    expect(outbox.getState().refused).toMatchObject([{ isDone }]);
  },
);

describe("when the server takes none of them", () => {
  it("stops, keeps them, and gives them up only when told to", async () => {
    const { server, cut, outbox: make } = network();
    const outbox = make();
    outbox.open();
    cut("way there", "blocked");
    outbox.add(action(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toBe(1);
    expect(outbox.getState()).toMatchObject({ status: "blocked", error: "blocked" });
    expect(idsOf(make().getState().waiting)).toEqual(ids(1));

    outbox.discard();

    expect(outbox.getState()).toMatchObject({ status: "idle", waiting: [] });
    expect(make().getState().waiting).toEqual([]);
  });

  it("keeps everything through a lost session", async () => {
    const { server, cut, mend, outbox: make } = network();
    const outbox = make();
    outbox.open();
    cut("way there", "signed_out");
    outbox.add(action(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.getState().status).toBe("signed_out");

    mend();
    await vi.advanceTimersByTimeAsync(15_000);

    expect(server.stored).toEqual(ids(1));
  });
});
