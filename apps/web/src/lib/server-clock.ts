import { getTime } from "@chave/contract";
import { useEffect } from "react";
import { callApi } from "./api.ts";

const probesAtConnect = 8;
const probeEveryMs = 30_000;
const savedKey = "server-clock-offset";

type Probe = { offsetMs: number; roundTripMs: number };

/** Milliseconds since 1970 by this device; goes on evenly while somebody sets the device's clock. */
const ownNow = () => performance.timeOrigin + performance.now();

/**
 * The server's time as this device knows it: its own monotonic clock plus the offset of the probe with the smallest round
 * trip. After the probes at connect a new offset is reached gradually (50 ms a second), so that a shown clock never
 * jumps; only a large one is taken at once.
 */
export function createServerClock(
  askServer: () => Promise<number>,
  own: () => number = ownNow,
  savedOffsetMs = 0,
) {
  let probes: Probe[] = [];
  let asked = 0;
  let target = savedOffsetMs;
  let shown = { offsetMs: savedOffsetMs, at: own() };

  const offsetAt = (at: number) => {
    const gap = target - shown.offsetMs;
    const step = (at - shown.at) * 0.05;
    return Math.abs(gap) <= step ? target : shown.offsetMs + Math.sign(gap) * step;
  };

  async function probe(): Promise<void> {
    const sentAt = own();
    const serverMs = await askServer();
    const receivedAt = own();
    const latest = {
      offsetMs: serverMs - (sentAt + receivedAt) / 2,
      roundTripMs: receivedAt - sentAt,
    };
    // Two honest probes differ by half of both round trips at most; more means that a clock was moved (sleep).
    const agrees = ({ offsetMs, roundTripMs }: Probe) =>
      Math.abs(offsetMs - latest.offsetMs) <= (roundTripMs + latest.roundTripMs) / 2;
    asked += 1;
    const isSettling = asked <= probesAtConnect;
    probes = [...probes.filter(agrees).slice(1 - probesAtConnect), latest];
    const best = probes.reduce((a, b) => (b.roundTripMs < a.roundTripMs ? b : a));
    const offsetMs = offsetAt(receivedAt);
    const isFar = Math.abs(best.offsetMs - offsetMs) > 1000;
    target = best.offsetMs;
    shown = { offsetMs: isSettling || isFar ? target : offsetMs, at: receivedAt };
  }

  return {
    now: () => {
      const at = own();
      return at + offsetAt(at);
    },
    offsetMs: () => target,
    /** Asks that many times; an offline device keeps the offset it knows. */
    async sync(times: number): Promise<void> {
      for (let n = 0; n < times; n++) await probe().catch(() => {});
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;

let clockOfThisPage: ServerClock | undefined;

export function serverClock(): ServerClock {
  if (clockOfThisPage) return clockOfThisPage;
  const saved = Number(localStorage.getItem(savedKey) ?? 0);
  const askServer = async () => (await callApi(getTime)).nowMs;
  clockOfThisPage = createServerClock(askServer, ownNow, Number.isFinite(saved) ? saved : 0);
  return clockOfThisPage;
}

let readers = 0;
let stopFollowing = () => {};

/** Keeps the page's clock at the server's while anyone who called this is shown; the answer reads it. */
export function useServerClock(): () => number {
  useEffect(() => {
    readers += 1;
    if (readers === 1) stopFollowing = follow(serverClock());
    return () => {
      readers -= 1;
      if (readers === 0) stopFollowing();
    };
  }, []);
  return readServerClock;
}

function follow(clock: ServerClock): () => void {
  const sync = async (times: number) => {
    await clock.sync(times);
    localStorage.setItem(savedKey, String(Math.round(clock.offsetMs())));
  };
  const syncAfterSleep = () => {
    if (document.visibilityState === "visible") void sync(2);
  };
  const syncAgain = () => void sync(probesAtConnect);

  void sync(probesAtConnect);
  const timer = setInterval(() => void sync(1), probeEveryMs);
  document.addEventListener("visibilitychange", syncAfterSleep);
  window.addEventListener("online", syncAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", syncAfterSleep);
    window.removeEventListener("online", syncAgain);
  };
}

/** While a page is rendered on the server, the server's clock is this one. */
const readServerClock = () => (import.meta.env.SSR ? Date.now() : serverClock().now());
