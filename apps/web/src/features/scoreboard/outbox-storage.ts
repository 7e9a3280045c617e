import type { FightAction, FightId, Scoreboard } from "@chave/contract";

/** The part of `localStorage` used here: written before the next line runs, so that a reload loses nothing. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const waitingPrefix = (fightId: FightId) => `scoreboard-waiting:${fightId}:`;
const boardKey = (fightId: FightId) => `scoreboard:${fightId}`;
const deviceKey = "scoreboard-device";

/** Every waiting action has a key of its own, so that two windows of one fight do not write over each other. */
export function readWaiting(store: KeyStore, fightId: FightId): FightAction[] {
  const prefix = waitingPrefix(fightId);
  const keys = Array.from({ length: store.length }, (_, n) => store.key(n) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => parse<{ order: number; action: FightAction }>(store.getItem(key)))
    .filter((kept) => kept !== null)
    .sort((a, b) => a.order - b.order)
    .map(({ action }) => action);
}

export function keepWaiting(store: KeyStore, fightId: FightId, order: number, action: FightAction) {
  write(store, waitingPrefix(fightId) + action.actionId, { order, action });
}

export function dropWaiting(store: KeyStore, fightId: FightId, actionIds: readonly string[]) {
  for (const id of actionIds) store.removeItem(waitingPrefix(fightId) + id);
}

/** The fight as last read from the server, for a reload while there is no network. */
export const readBoard = (store: KeyStore, fightId: FightId): Scoreboard | null =>
  parse<Scoreboard>(store.getItem(boardKey(fightId)));

export const keepBoard = (store: KeyStore, board: Scoreboard) =>
  write(store, boardKey(board.fight.id), board);

/** Which device an action came from, the same for every fight scored here. */
export function deviceId(store: KeyStore, make: () => string): string {
  const known = store.getItem(deviceKey);
  if (known) return known;
  const made = make();
  store.setItem(deviceKey, made);
  return made;
}

function write(store: KeyStore, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page's memory still has it and sends it.
  }
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
