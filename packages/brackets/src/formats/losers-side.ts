import { loserOf, type PlannedFight, type Seat, winnerOf } from "../plan.ts";

/**
 * The losers' side under the given rounds of the winners' side: round 1 pairs the first losers, then every later
 * round of the winners' side drops its losers in, and the survivors are halved again.
 * Ends with a round in which losers drop in when `endsWithDrop`, else with one more halving if there is one.
 */
export function losersRounds(
  winnersRounds: readonly (readonly PlannedFight[])[],
  endsWithDrop: boolean,
): PlannedFight[][] {
  const [opening = [], ...dropping] = winnersRounds;
  const rounds: PlannedFight[][] = [];

  function addRound(sides: readonly Seat[]): Seat[] {
    const number = rounds.length + 1;
    const fights: PlannedFight[] = [];
    for (let at = 0; at < sides.length; at += 2) {
      fights.push({
        key: `L${number}-${at / 2 + 1}`,
        round: { name: "losers", number },
        depth: number,
        first: sides[at]!,
        second: sides[at + 1]!,
      });
    }
    rounds.push(fights);
    return fights.map(winnerOf);
  }

  let survivors = addRound(opening.map(loserOf));
  const shifts = dropShifts(dropping.map((round) => round.length));
  for (const [index, round] of dropping.entries()) {
    const losers = round.map(loserOf);
    const shift = shifts[index]!;
    survivors = addRound(survivors.flatMap((side, at) => [side, losers[at ^ shift]!]));
    const isLast = index === dropping.length - 1;
    if (survivors.length > 1 && !(isLast && endsWithDrop)) survivors = addRound(survivors);
  }
  return rounds;
}

/**
 * Which block of survivors the losers of each round drop into: block i gets the loser of fight i XOR shift. A block
 * remembers from which regions it was filled; a shift not used before brings in athletes whom nobody there can have
 * met, and when all are used the oldest makes a second meeting least likely.
 */
function dropShifts(blocksByRound: readonly number[]): number[] {
  let used = [0];
  return blocksByRound.map((blocks) => {
    let best = blocks - 1;
    for (let shift = best - 1; shift >= 0; shift--) {
      if (used.lastIndexOf(shift) < used.lastIndexOf(best)) best = shift;
    }
    // Before the next losers drop in, neighbouring blocks become one.
    used = [...used, best].map((shift) => shift >> 1);
    return best;
  });
}
