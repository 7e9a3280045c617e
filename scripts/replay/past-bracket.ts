import type { PastCategory, PastFight, Stage } from "./read-fights.ts";
import { mendSpelling } from "./spelling.ts";

/** A category whose whole course is known: sixteen first positions, null where somebody had a bye. */
export type PastBracket = { positions: (string | null)[]; fights: PastFight[] };

/** The bracket as history had it, or why the data do not tell it. */
export function pastBracket(category: PastCategory): PastBracket | { why: string } {
  const fights = mendSpelling(category.fights);
  const of = (stage: Stage) => fights.filter((fight) => fight.stage === stage);
  const [quarters, semis, finals, bronzes] = [of("quarter"), of("semi"), of("final"), of("bronze")];
  for (const [found, wanted, name] of [
    [quarters, 4, "quarterfinals"],
    [semis, 2, "semifinals"],
    [finals, 1, "final"],
    [bronzes, 1, "bronze fight"],
  ] as const)
    if (found.length !== wanted) return { why: `${found.length} of ${wanted} ${name} in the data` };

  const [final, bronze] = [finals[0]!, bronzes[0]!];
  const semiLosers = semis.map((fight) => fight.loser);
  for (const name of sides(bronze))
    if (!semiLosers.includes(name))
      return { why: `${name} fought for bronze without losing a semifinal` };

  const roundsFromTheFinal = [[final], semis, quarters, of("r16")];
  const positions = unfold(roundsFromTheFinal);
  if ("why" in positions) return positions;
  return { positions: positions.names, fights };
}

const sides = (fight: PastFight) => [fight.winner, fight.loser];

/** From the final outward: each athlete is replaced by the two of the fight they won the round before, or had a bye. */
function unfold(rounds: PastFight[][]): { names: (string | null)[] } | { why: string } {
  let names: (string | null)[] = sides(rounds[0]![0]!);
  for (const round of rounds.slice(1)) {
    const first = round === rounds.at(-1);
    const left = new Set(round);
    const next: (string | null)[] = [];
    for (const name of names) {
      const won = round.find((fight) => fight.winner === name);
      if (won) left.delete(won);
      else if (!first) return { why: `${name} did not win the round before` };
      if (round.some((fight) => fight.loser === name))
        return { why: `${name} went on after a loss` };
      next.push(...(won ? sides(won) : [name, null]));
    }
    const [unused] = left;
    if (unused) return { why: `${unused.winner} won and did not go on` };
    names = next;
  }
  const people = names.filter((name) => name !== null);
  if (new Set(people).size !== people.length)
    return { why: "somebody stands in the bracket twice" };
  return { names };
}
