import type { Corner, Fight } from "@chave/contract";
import { otherCorner } from "@chave/scoring";
import type { Words } from "#web/i18n/words.ts";
import type { FightWords } from "#web/lib/fight-words.ts";
import { duration, timeOfDay } from "#web/lib/format.ts";

/** "mat 3 · 14:25": as much of it as is known. */
export function whereAndWhen(words: FightWords, fight: Fight, timeZone: string): string {
  return [
    fight.mat && words.mat(fight.mat),
    fight.plannedAt && timeOfDay(fight.plannedAt, timeZone),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "Submission · armlock · 3:12": how the fight was won. */
export function howWon(t: Words, fight: Fight, fightSeconds: number): string {
  if (!fight.method) return "";
  const words: string[] = [t(`enums:winMethod.${fight.method}`)];
  if (fight.submission) words.push(fight.submission);
  const fought = fight.clock ? fightSeconds - fight.clock.remainingMs / 1000 : 0;
  if (fight.method === "submission" && fought > 0) words.push(duration(fought));
  return words.join(" · ");
}

/** "4 × 2" as seen by one corner; empty where the score says nothing (a walkover, a score nobody kept). */
export function scoreText(fight: Fight, own: Corner = "first"): string {
  const { score } = fight;
  if (!score || !hasScore(fight)) return "";
  return `${score[own].points} × ${score[otherCorner(own)].points}`;
}

export function hasScore({ score, method, status }: Fight): boolean {
  if (!score || (status !== "finished" && status !== "running")) return false;
  return method !== "walkover" && method !== "no_show";
}
