import type { Bracket, Fight, FightRound, FightSide } from "@chave/contract";
import {
  positionSide,
  sampleBracket,
  sampleEntries,
  sampleFight,
  sideFrom,
} from "./sample-bracket.ts";

type Options = { bronze?: boolean; played?: number; running?: boolean };

/** A single elimination with byes to the best; the first `played` fights are fought, the lower index winning mostly. */
export function sampleKnockout(count: number, options: Options = {}): Bracket {
  const entries = sampleEntries(count);
  const fights: Fight[] = [];
  let sides: (FightSide | null)[] = seedOrder(count).map((seed, position) => {
    const entry = entries[seed - 1];
    return entry ? positionSide(entry, position) : null;
  });
  const add = (
    key: string,
    round: FightRound,
    depth: number,
    first: FightSide,
    second: FightSide,
  ) => {
    const order = fights.length + 1;
    fights.push(play(sampleFight(order, { key, round, depth, first, second }), options));
    return fights.at(-1)!;
  };

  for (let depth = 0; sides.length > 1; depth++) {
    const { round, prefix } = roundOf(sides.length);
    const winners: (FightSide | null)[] = [];
    const losers: FightSide[] = [];
    for (let index = 0; index < sides.length; index += 2) {
      const first = sides[index] ?? null;
      const second = sides[index + 1] ?? null;
      if (!first || !second) {
        winners.push(first ?? second);
        continue;
      }
      const key = sides.length === 2 ? prefix : `${prefix}${index / 2 + 1}`;
      const fight = add(key, round, depth, first, second);
      winners.push(advance(fight, "winner"));
      losers.push(advance(fight, "loser"));
    }
    if (round.name === "semifinal" && options.bronze && losers.length === 2) {
      add("B", { name: "bronze" }, depth + 1, losers[0]!, losers[1]!);
    }
    sides = winners;
  }
  const finished = fights.at(-1)?.status === "finished";
  return sampleBracket(count, fights, { finished, placings: finished ? podium(fights) : [] });
}

/** Seeds in the order of their positions: 1-8 4-5 2-7 3-6. */
export function seedOrder(count: number): number[] {
  let order = [1];
  while (order.length < count) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

function roundOf(size: number): { round: FightRound; prefix: string } {
  if (size === 2) return { round: { name: "final", size }, prefix: "F" };
  if (size === 4) return { round: { name: "semifinal", size }, prefix: "SF" };
  if (size === 8) return { round: { name: "quarterfinal", size }, prefix: "QF" };
  return { round: { name: "round_of", size }, prefix: `R${size}-` };
}

const methods = ["points", "submission", "advantages", "decision", "points", "walkover"] as const;

function play(fight: Fight, { played = 0, running }: Options): Fight {
  const known = fight.first.registrationId && fight.second.registrationId;
  const score = {
    first: { points: 4 + (fight.order % 3) * 2, advantages: fight.order % 2, penalties: 0 },
    second: { points: 2, advantages: 0, penalties: fight.order % 3 },
  };
  if (known && fight.order <= played) {
    const winner = fight.order % 4 === 3 ? "second" : "first";
    return {
      ...fight,
      status: "finished",
      finishedAt: fight.plannedAt,
      winner,
      method: methods[fight.order % methods.length]!,
      submission: fight.order % methods.length === 1 ? "armlock" : null,
      score: winner === "first" ? score : { first: score.second, second: score.first },
      clock: { running: false, remainingMs: 168_000, atMs: 0 },
    };
  }
  if (known && running && fight.order === played + 1) {
    const clock = { running: true, remainingMs: 221_000, atMs: Date.now() };
    return { ...fight, status: "running", startedAt: fight.plannedAt, score, clock };
  }
  return fight;
}

function advance(fight: Fight, as: "winner" | "loser"): FightSide {
  const side = sideFrom(as, fight);
  if (!fight.winner) return side;
  const corner = (as === "winner") === (fight.winner === "first") ? "first" : "second";
  const { registrationId, name, gymName, seed } = fight[corner];
  return { ...side, registrationId, name, gymName, seed };
}

function podium(fights: readonly Fight[]): Bracket["placings"] {
  const final = fights.at(-1)!;
  const third = fights
    .filter((fight) => fight.round.name === "semifinal")
    .map((fight) => advance(fight, "loser"));
  const places = [
    [1, "gold", advance(final, "winner")],
    [2, "silver", advance(final, "loser")],
    ...third.map((side) => [3, "bronze", side] as const),
  ] as const;
  return places.map(([place, medal, side]) => ({
    place,
    medal,
    registrationId: side.registrationId!,
    name: side.name!,
    gymName: side.gymName!,
  }));
}
