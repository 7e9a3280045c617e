import { randomUUID } from "node:crypto";
import type { addActions, CallOf, Corner } from "@chave/contract";
import type { PastFight } from "./read-fights.ts";

type FightAction = CallOf<typeof addActions>["body"]["actions"][number];

/** In ADCC points count in the second half only. */
const start = 600_000;
const late = 120_000;

/** What the mat table would have sent: the clock, each score, the finish and its confirmation. */
export function actionsOf(fight: PastFight, winner: Corner, at: number): FightAction[] {
  const loser: Corner = winner === "first" ? "second" : "first";
  const when = (fightClockMs: number) => ({
    actionId: randomUUID(),
    fightClockMs,
    at: at + start - fightClockMs,
  });
  const scores = (corner: Corner, points: number): FightAction[] =>
    buttonsFor(points).map((button) => ({ ...when(late), kind: "score", corner, button }));

  const { score } = fight;
  return [
    { ...when(start), kind: "clock", do: "start" },
    ...(score ? [...scores(winner, score.winner), ...scores(loser, score.loser)] : []),
    ...(score && fight.onPenalties
      ? [{ ...when(late), kind: "penalty" as const, corner: loser }]
      : []),
    { ...when(late), kind: "clock", do: "stop" },
    {
      ...when(late),
      kind: "finish",
      winner,
      method: fight.onPenalties ? "penalties" : fight.method,
      ...(fight.submission && { submission: fight.submission }),
      ...(fight.method === "points" && !score && { scoreRecorded: false }),
    },
    { ...when(late), kind: "confirm" },
  ];
}

/** Fewest scores of 4, 3 and 2 that add up; history kept only the sums. */
function buttonsFor(points: number): ("two" | "three" | "four")[] {
  if (points === 0) return [];
  if (points === 2) return ["two"];
  if (points === 3) return ["three"];
  if (points === 5) return ["three", "two"];
  if (points >= 4) return ["four", ...buttonsFor(points - 4)];
  throw new Error(`No scores add up to ${points}.`);
}
