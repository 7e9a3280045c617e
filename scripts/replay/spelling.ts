import type { PastFight } from "./read-fights.ts";

/**
 * The data spell one man two ways in one category. A winner of the round of 16 who is not in the quarterfinals and a
 * quarterfinalist who was not in the round of 16 are the same man when one or two letters tell them apart.
 */
export function mendSpelling(fights: PastFight[]): PastFight[] {
  const inStage = (stage: PastFight["stage"]) => fights.filter((fight) => fight.stage === stage);
  const quarterfinalists = new Set(
    inStage("quarter").flatMap((fight) => [fight.winner, fight.loser]),
  );
  const early = inStage("r16");
  const earlyNames = new Set(early.flatMap((fight) => [fight.winner, fight.loser]));
  const missing = early.map((fight) => fight.winner).filter((name) => !quarterfinalists.has(name));
  const newcomers = [...quarterfinalists].filter((name) => !earlyNames.has(name));

  const rightName = new Map<string, string>();
  for (const name of missing) {
    const likely = newcomers.find((other) => differentLetters(name, other) <= 2);
    if (likely) rightName.set(name, likely);
  }
  const right = (name: string) => rightName.get(name) ?? name;
  return fights.map((fight) => ({
    ...fight,
    winner: right(fight.winner),
    loser: right(fight.loser),
  }));
}

/** Letters to add, drop or replace to turn one word into the other (Levenshtein). */
function differentLetters(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
