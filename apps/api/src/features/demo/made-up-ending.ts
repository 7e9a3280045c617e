import type { Category } from "@chave/contract";
import words from "@chave/i18n/locales/pt/scoreboard.json";
import type { WinMethod } from "@chave/scoring";
import type { Random } from "./random.ts";

/** How forty fights of a day end; they are dealt like cards, so that every kind is seen. */
const deck: Readonly<Partial<Record<WinMethod, number>>> = {
  submission: 15,
  points: 15,
  advantages: 3,
  decision: 2,
  penalties: 1,
  disqualification: 1,
  injury: 1,
  walkover: 1,
  no_show: 1,
};

export function makeDeck(random: Random): () => WinMethod {
  let cards: WinMethod[] = [];
  return () => {
    if (cards.length === 0)
      cards = random.shuffled(
        Object.entries(deck).flatMap(([method, count]) =>
          Array<WinMethod>(count).fill(method as WinMethod),
        ),
      );
    return cards.pop()!;
  };
}

const { submissions } = words;
const forEveryone = [
  ...[submissions.rear_naked_choke, submissions.armbar, submissions.choke],
  ...[submissions.rear_naked_choke, submissions.armbar, submissions.americana],
];
const fromSixteen = [
  ...[submissions.triangle, submissions.kimura, submissions.arm_triangle, submissions.guillotine],
  ...[submissions.clock_choke, submissions.omoplata, submissions.foot_lock],
];

/** One that the rules allow at that age and belt: no leg locks for children, knee bars for brown and black only. */
export function submissionIn({ minAge, belt }: Category, random: Random): string {
  const isAdult = (minAge ?? 18) >= 16;
  const isHigh = belt === "brown" || belt === "black";
  return random.pick([
    ...forEveryone,
    ...(isAdult ? fromSixteen : []),
    ...(isAdult && isHigh ? [submissions.kneebar] : []),
  ]);
}
