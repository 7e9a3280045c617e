import type { Fight } from "@chave/contract";

export const fightStates = ["open", "running", "finished"] as const;
export type FightState = (typeof fightStates)[number];

/** What the address asks for; absent is everything. */
export type FightFilter = { mat?: string; category?: string; state?: FightState };

export function readFilter(search: URLSearchParams): FightFilter {
  const state = fightStates.find((one) => one === search.get("state"));
  return {
    mat: search.get("mat") ?? undefined,
    category: search.get("category") ?? undefined,
    state,
  };
}

/** Byes and fights that are not needed are nobody's business at a mat. */
export const isFought = ({ status }: Fight): boolean => status !== "bye" && status !== "void";

export function matches({ mat, category, state }: FightFilter, fight: Fight): boolean {
  if (mat !== undefined && fight.mat?.id !== mat) return false;
  if (category !== undefined && fight.categoryId !== category) return false;
  if (state === "open") return fight.status !== "finished";
  return state === undefined || fight.status === state;
}

export type MatFights = { mat: NonNullable<Fight["mat"]> | null; fights: Fight[] };

/** By mat in the order in which they come, those without a mat last. */
export function byMat(fights: readonly Fight[]): MatFights[] {
  const groups = new Map<string, MatFights>();
  for (const fight of fights) {
    const key = fight.mat?.id ?? "";
    const group = groups.get(key) ?? { mat: fight.mat, fights: [] };
    group.fights.push(fight);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => Number(a.mat === null) - Number(b.mat === null));
}

/** A mat's queue: what runs, then what can be fought, then what still waits; the fought ones apart, the latest first. */
export function queueOf(fights: readonly Fight[]): { open: Fight[]; done: Fight[] } {
  const open = fights.filter(({ status }) => status !== "finished");
  const running = open.filter(({ status }) => status === "running");
  return {
    open: [...running, ...open.filter(({ status }) => status !== "running")],
    done: fights.filter(({ status }) => status === "finished").toReversed(),
  };
}
