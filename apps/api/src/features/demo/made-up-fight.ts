import type { Category, Corner, FightAction } from "@chave/contract";
import type { WinMethod } from "@chave/scoring";
import { submissionIn } from "./made-up-ending.ts";
import { storyOf } from "./made-up-story.ts";
import { openTable } from "./mat-table.ts";
import type { Random } from "./random.ts";

/** What a mat table sends of one fight, in its order, and when it ends; milliseconds since 1970. */
export type MadeUpFight = { actions: FightAction[]; endsAt: number };

export type Frame = { category: Category; winner: Corner; startsAt: number; random: Random };

/** A fight from its first second to the confirmed result. */
export function wholeFight(method: WinMethod, frame: Frame): MadeUpFight {
  const { category, winner, startsAt, random } = frame;
  const table = openTable(startsAt, category.fightSeconds);
  if (method === "walkover" || method === "no_show") {
    // An absent athlete is called three times, an announced one once.
    table.wait(random.between(40_000, 60_000) * (method === "no_show" ? 3 : 1));
    table.press({ kind: "finish", winner, method });
  } else {
    table.press({ kind: "clock", do: "start" });
    const end = endOf(method, category.fightSeconds, random);
    const breakAfter = random.chance(50) ? random.between(10, end) : end;
    let isBroken = false;
    for (const { second, act } of storyOf(method, winner, { from: 8, to: end - 3 }, random)) {
      table.fightUntil(second);
      table.press(act);
      if (second < breakAfter || isBroken) continue;
      isBroken = true;
      table.pause(random.between(8_000, 40_000));
    }
    table.fightUntil(end);
    table.press({ kind: "clock", do: "stop" });
    table.wait(random.between(4_000, 12_000));
    const submission =
      method === "submission" ? { submission: submissionIn(category, random) } : {};
    table.press({ kind: "finish", winner, method, ...submission });
  }
  table.wait(random.between(1_500, 5_000));
  table.press({ kind: "confirm" });
  return table.sent();
}

/** Seconds fought: to the end where the score or the referees decide. */
function endOf(method: WinMethod, fightSeconds: number, random: Random): number {
  const early = method === "submission" || method === "disqualification" || method === "injury";
  return early ? random.between(45, fightSeconds - 5) : fightSeconds;
}

/** A fight that still goes on at `until`: its clock runs and `winner` is ahead. */
export function fightSoFar(frame: Frame, until: number): MadeUpFight {
  const { category, winner, startsAt, random } = frame;
  const soFar = Math.floor((until - startsAt) / 1000);
  const table = openTable(startsAt, category.fightSeconds);
  table.press({ kind: "clock", do: "start" });
  for (const { second, act } of storyOf("points", winner, { from: 8, to: soFar - 5 }, random)) {
    table.fightUntil(second);
    table.press(act);
  }
  return table.sent();
}
