import type { FightAction } from "@chave/contract";
import { newId } from "#api/ids.ts";

export type Act = FightAction extends infer Each
  ? Each extends FightAction
    ? Omit<Each, "actionId" | "fightClockMs" | "at">
    : never
  : never;

/** A table that runs one fight from `startsAt` on (milliseconds since 1970) and keeps what it would send. */
export function openTable(startsAt: number, fightSeconds: number) {
  const actions: FightAction[] = [];
  let now = startsAt;
  let remaining = fightSeconds * 1000;

  const press = (act: Act) => {
    actions.push({ ...act, actionId: newId(), fightClockMs: remaining, at: now } as FightAction);
  };
  return {
    press,
    /** The clock runs until so many seconds were fought. */
    fightUntil: (second: number) => {
      const passed = remaining - (fightSeconds - second) * 1000;
      now += passed;
      remaining -= passed;
    },
    wait: (ms: number) => {
      now += ms;
    },
    pause: (ms: number) => {
      press({ kind: "clock", do: "stop" });
      now += ms;
      press({ kind: "clock", do: "start" });
    },
    sent: () => ({ actions, endsAt: now }),
  };
}
