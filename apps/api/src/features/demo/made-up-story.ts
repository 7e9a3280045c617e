import type { Corner } from "@chave/contract";
import { otherCorner, type WinMethod } from "@chave/scoring";
import type { Random } from "./random.ts";

/** One thing the table pressed, by the seconds fought when it was. */
export type Moment = {
  second: number;
  act:
    | { kind: "score"; corner: Corner; button: string }
    | { kind: "advantage" | "penalty"; corner: Corner };
};

/** How one athlete's points come: a takedown or sweep first, the pass and the mount after it. */
const strong = [
  ["two"],
  ["two", "three"],
  ["two", "three", "four"],
  ["three"],
  ["two", "two"],
  ["two", "four"],
  ["three", "four"],
  ["four", "four"],
];
const points: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };
const sum = (buttons: readonly string[]) =>
  buttons.reduce((total, button) => total + points[button]!, 0);

type Act = Moment["act"];

/** Scores, advantages and penalties of a fight that the winner takes in this way, between two seconds of it. */
export function storyOf(
  method: WinMethod,
  winner: Corner,
  { from, to }: { from: number; to: number },
  random: Random,
): Moment[] {
  const loser = otherCorner(winner);
  const scores = (corner: Corner, buttons: readonly string[]): Act[] =>
    buttons.map((button) => ({ kind: "score", corner, button }));
  const some = (kind: "advantage" | "penalty", corner: Corner, count: number): Act[] =>
    Array.from({ length: count }, () => ({ kind, corner }));

  switch (method) {
    case "points": {
      const won = random.pick(strong);
      const answers = [[], ["two"], ["two", "three"]].filter((one) => sum(one) < sum(won));
      return spread(
        [
          [...scores(winner, won), ...some("penalty", winner, random.chance(20) ? 1 : 0)],
          scores(loser, random.pick(answers)),
          some("advantage", winner, random.between(0, 1)),
          some("advantage", loser, random.between(0, 2)),
          some("penalty", loser, random.chance(30) ? 1 : 0),
        ],
        { from, to },
        random,
      );
    }
    case "advantages": {
      const both = random.pick([[], [], ["two"]]);
      const ofLoser = random.between(0, 1);
      return spread(
        [
          scores(winner, both),
          scores(loser, both),
          some("advantage", winner, ofLoser + random.between(1, 2)),
          some("advantage", loser, ofLoser),
        ],
        { from, to },
        random,
      );
    }
    case "penalties":
      return spread([some("penalty", loser, 1)], { from, to }, random);
    case "decision": {
      const both = random.pick([[], ["two"]]);
      return spread([scores(winner, both), scores(loser, both)], { from, to }, random);
    }
    case "disqualification":
      return spread(
        [some("penalty", loser, 4), scores(loser, random.pick([[], ["two"]]))],
        { from, to },
        random,
      );
    case "submission":
    case "injury":
      return spread(
        [
          scores(winner, random.pick([[], ["two"], ["two"], ["two", "three"], ["three", "four"]])),
          scores(loser, random.pick([[], [], ["two"]])),
          some("advantage", winner, random.between(0, 1)),
        ],
        { from, to },
        random,
      );
    default:
      return [];
  }
}

/** Mixes the strands, each in its own order, over the time between. */
function spread(
  strands: readonly (readonly Act[])[],
  { from, to }: { from: number; to: number },
  random: Random,
): Moment[] {
  const turns = random.shuffled(strands.flatMap((strand, index) => strand.map(() => index)));
  const seconds = turns.map(() => random.between(from, to)).sort((a, b) => a - b);
  const rest = strands.map((strand) => [...strand]);
  return turns.map((strand, at) => ({ second: seconds[at]!, act: rest[strand]!.shift()! }));
}
