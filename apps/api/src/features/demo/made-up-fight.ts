import type { Category, Corner, FightAction, WinMethod } from "@chave/contract";
import { newId } from "#api/ids.ts";
import { submissionIn } from "./made-up-ending.ts";
import { type Moment, storyOf } from "./made-up-story.ts";
import type { Random } from "./random.ts";

type Act = FightAction extends infer Each
  ? Each extends FightAction
    ? Omit<Each, "actionId" | "fightClockMs" | "at">
    : never
  : never;

/** What a mat table sends of one fight, in the order in which it sends it. */
export type MadeUpFight = { actions: FightAction[]; endsAt: number };

type Frame = { category: Category; winner: Corner; startsAt: number; random: Random };

/** A fight from the first second to the confirmed result; `startsAt` and `endsAt` in milliseconds since 1970. */
export function wholeFight(method: WinMethod, frame: Frame): MadeUpFight {
  const { category, winner, startsAt, random } = frame;
  if (method === "walkover" || method === "no_show") return unfought(method, frame);

  const length = category.fightSeconds;
  const goesToTheEnd = !["submission", "disqualification", "injury"].includes(method);
  const end = goesToTheEnd ? length : random.between(Math.min(40, length / 2), length - 5);
  const moments = storyOf(method, winner, { from: 8, to: end - 3 }, random);
  const stops = goesToTheEnd || random.chance(25) ? random.between(0, 2) : 0;
  const table = new Table(startsAt, length);
  table.start();
  for (const moment of withStops(moments, stops, end, random)) {
    table.passUntil(moment.second);
    if ("act" in moment) table.press(moment.act);
    else table.breakFor(moment.breakMs);
  }
  table.passUntil(end);
  table.press({ kind: "clock", do: "stop" });
  table.wait(random.between(4_000, 12_000));
  const submission = method === "submission" ? { submission: submissionIn(category, random) } : {};
  table.press({ kind: "finish", winner, method, ...submission });
  table.wait(random.between(1_500, 5_000));
  table.press({ kind: "confirm" });
  return table.sent();
}

/** A fight that is still going on at `until`, with its clock running and somebody ahead. */
export function fightSoFar({ category, winner, startsAt, random }: Frame, until: number) {
  const second = Math.floor((until - startsAt) / 1000);
  const table = new Table(startsAt, category.fightSeconds);
  table.start();
  for (const { second: at, act } of storyOf("points", winner, { from: 8, to: second - 5 }, random)) {
    table.passUntil(at);
    table.press(act);
  }
  return table.sent();
}
