import type { FightAction, FightId } from "@chave/contract";
import { backoffMs } from "#web/lib/backoff.ts";
import { dropWaiting, type KeyStore, keepWaiting, readWaiting } from "./outbox-storage.ts";

/** Per request; the server takes up to 500. */
const batchSize = 200;

export type Refused = {
  action: FightAction;
  why: string;
  /** A start or stop that another table gave first: the clock does what was wanted, nothing was lost. */
  isDone: boolean;
};

type Answer = {
  refused: { actionId: string; why: string }[];
  /** At the server, after these. */
  isClockRunning: boolean;
};

export type OutboxState = {
  /** Not known to be stored by the server yet, in their order. */
  waiting: readonly FightAction[];
  /** Stored by the server since this page was opened. */
  stored: readonly FightAction[];
  /** The server has them not: they no longer count. */
  refused: readonly Refused[];
  status: "idle" | "sending" | "offline" | "signed_out" | "blocked";
  /** Why the server took none of them, when `blocked`. */
  error: unknown;
};

/** What a failed request means: the network's fault (try again), a lost session, or a refusal of the whole request. */
export type Failure = "offline" | "signed_out" | "blocked";

type Options = {
  fightId: FightId;
  store: KeyStore;
  send: (actions: FightAction[]) => Promise<Answer>;
  failureOf: (error: unknown) => Failure;
};

/**
 * Keeps a fight's actions until the server has stored them: on the disk before anything else, sent in their order,
 * tried again until it works. Sending one twice is harmless, its id is made here.
 */
export function createOutbox({ fightId, store, send, failureOf }: Options) {
  const listeners = new Set<() => void>();
  let state: OutboxState = {
    waiting: readWaiting(store, fightId),
    stored: [],
    refused: [],
    status: "idle",
    error: null,
  };
  let order = Date.now();
  let attempt = 0;
  let isSending = false;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<OutboxState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function flush(): Promise<void> {
    if (isSending || !isOpen || state.waiting.length === 0) return;
    clearTimeout(timer);
    isSending = true;
    const batch = state.waiting.slice(0, batchSize);
    if (attempt === 0) change({ status: "sending", error: null });
    try {
      const answer = await send(batch);
      attempt = 0;
      settle(batch, answer);
    } catch (error) {
      const status = failureOf(error);
      change({ status, error });
      if (status !== "blocked") timer = setTimeout(() => void flush(), backoffMs(attempt++));
      return;
    } finally {
      isSending = false;
    }
    await flush();
  }

  function settle(batch: FightAction[], answer: Answer): void {
    const why = new Map(answer.refused.map((refusal) => [refusal.actionId, refusal.why]));
    const sent = new Set(batch.map(({ actionId }) => actionId));
    const waiting = state.waiting.filter(({ actionId }) => !sent.has(actionId));
    const refused = batch.flatMap((action) => {
      const reason = why.get(action.actionId);
      if (reason === undefined) return [];
      return [{ action, why: reason, isDone: isDone(action, answer.isClockRunning) }];
    });
    dropWaiting(store, fightId, [...sent]);
    change({
      waiting,
      stored: [...state.stored, ...batch.filter(({ actionId }) => !why.has(actionId))],
      refused: [...state.refused, ...refused],
      status: waiting.length > 0 ? "sending" : "idle",
      error: null,
    });
  }

  const flushNow = () => {
    attempt = 0;
    void flush();
  };

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns at once; the action counts from now on. */
    add(action: FightAction): void {
      order += 1;
      keepWaiting(store, fightId, order, action);
      change({ waiting: [...state.waiting, action] });
      if (state.status !== "blocked") void flush();
    },
    flushNow,
    /** Gives up what the server refuses to take, after the operator was told what will be lost. */
    discard(): void {
      dropWaiting(
        store,
        fightId,
        state.waiting.map(({ actionId }) => actionId),
      );
      change({ waiting: [], status: "idle", error: null });
    },
    /** Sends until the answer is called. */
    open(): () => void {
      isOpen = true;
      window.addEventListener("online", flushNow);
      void flush();
      return () => {
        isOpen = false;
        clearTimeout(timer);
        window.removeEventListener("online", flushNow);
      };
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

const isDone = (action: FightAction, isClockRunning: boolean): boolean =>
  action.kind === "clock" && action.do !== "set" && (action.do === "start") === isClockRunning;
