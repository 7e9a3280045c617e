import { type LiveMessage, liveMessage } from "@chave/contract";
import { useEffect, useRef, useState } from "react";
import { requestHeaders } from "./api.ts";
import { backoffMs } from "./backoff.ts";
import { readEvents } from "./sse.ts";

/** The server pings every 15 s; what is silent for longer is gone, whatever the socket says. */
const silenceMs = 25_000;

type Live = {
  topics: readonly string[];
  onMessage: (message: LiveMessage) => void;
  /** The stream has opened, at first or after a gap: what happened before is not repeated, so read again. */
  onReset: () => void;
  onOpenChange: (isOpen: boolean) => void;
  open: (path: string, signal: AbortSignal) => Promise<Response>;
};

/** Follows the topics until the answer is called; comes back by itself after every break. */
export function followLive({ topics, onMessage, onReset, onOpenChange, open }: Live): () => void {
  let attempt = 0;
  let isStopped = false;
  let current = new AbortController();
  let wakeUp = () => {};

  const hear = (data: string) => {
    const message = liveMessage.safeParse(parseJson(data));
    if (message.success && message.data.kind !== "ping") onMessage(message.data);
  };

  async function listen(): Promise<void> {
    current = new AbortController();
    let isOpen = false;
    let silence = setTimeout(() => current.abort(), silenceMs);
    const onBytes = () => {
      clearTimeout(silence);
      silence = setTimeout(() => current.abort(), silenceMs);
    };
    try {
      const path = `/live?topics=${topics.map(encodeURIComponent).join(",")}`;
      const response = await open(path, current.signal);
      if (!response.ok || !response.body) return;
      if (isStopped) return;
      isOpen = true;
      onOpenChange(true);
      onReset();
      attempt = 0;
      await readEvents(response.body, hear, onBytes);
    } catch {
      // A broken or aborted stream: the loop opens the next one.
    } finally {
      clearTimeout(silence);
      current.abort();
      if (isOpen && !isStopped) onOpenChange(false);
    }
  }

  async function listenForEver(): Promise<void> {
    while (!isStopped) {
      await listen();
      if (isStopped) return;
      await new Promise<void>((resolve) => {
        wakeUp = resolve;
        setTimeout(resolve, backoffMs(attempt++));
      });
    }
  }

  const reconnectNow = () => {
    attempt = 0;
    wakeUp();
  };
  const breakNow = () => current.abort();
  window.addEventListener("online", reconnectNow);
  window.addEventListener("offline", breakNow);
  void listenForEver();

  return () => {
    isStopped = true;
    current.abort();
    wakeUp();
    window.removeEventListener("online", reconnectNow);
    window.removeEventListener("offline", breakNow);
  };
}

const openStream = (path: string, signal: AbortSignal) =>
  fetch(`/api${path}`, {
    headers: { ...requestHeaders(), accept: "text/event-stream" },
    cache: "no-store",
    signal,
  });

/** One live connection for the page that calls it; says whether it is open now, or was and is no more. */
export function useLive(
  topics: readonly string[],
  onMessage: (message: LiveMessage) => void,
  onReset: () => void = () => {},
): { isOpen: boolean; isLost: boolean } {
  const [isOpen, setOpen] = useState<boolean>();
  const latest = useRef({ onMessage, onReset });
  useEffect(() => {
    latest.current = { onMessage, onReset };
  });

  const joined = topics.join(",");
  useEffect(() => {
    if (!joined) return;
    return followLive({
      topics: joined.split(","),
      onMessage: (message) => latest.current.onMessage(message),
      onReset: () => latest.current.onReset(),
      onOpenChange: setOpen,
      open: openStream,
    });
  }, [joined]);
  return { isOpen: isOpen === true, isLost: isOpen === false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
