import type { Fight, FightSide } from "@chave/contract";
import type { TFunction } from "i18next";
import { duration, timeOfDay } from "#web/lib/format.ts";

/** An athlete's name, or where the athlete will come from. */
export function sideName(t: TFunction, side: FightSide): string {
  if (side.name !== null) return side.name;
  if (side.bye) return t("brackets:side.bye");
  const { from } = side;
  if (from.kind === "place") return t("brackets:side.place", from);
  if (from.kind === "position") return t("brackets:side.unknown");
  return t(`brackets:side.${from.kind}`, { number: from.number ?? from.key });
}

/** A mat that is only numbered is called "mat 3"; one with a name of its own keeps it. */
export function matName(t: TFunction, name: string): string {
  return /^\d+$/.test(name) ? t("brackets:fight.mat", { mat: name }) : name;
}

/** "mat 3 · 14:25": as much of it as is known. */
export function whereAndWhen(t: TFunction, fight: Fight, timeZone: string): string {
  return [
    fight.mat && matName(t, fight.mat.name),
    fight.plannedAt && timeOfDay(fight.plannedAt, timeZone),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "Submission · armlock · 3:12": how the fight was won. */
export function howWon(t: TFunction, fight: Fight, fightSeconds: number): string {
  if (!fight.method) return "";
  const words = [t(`enums:winMethod.${fight.method}`)];
  if (fight.submission) words.push(fight.submission);
  const fought = fight.clock ? fightSeconds - fight.clock.remainingMs / 1000 : 0;
  if (fight.method === "submission" && fought > 0) words.push(duration(fought));
  return words.join(" · ");
}

/** The figures of a points fight; empty for a fight whose score says nothing (a walkover, a score nobody kept). */
export function scoreText(fight: Fight): string {
  const { score } = fight;
  return hasScore(fight) && score ? `${score.first.points} × ${score.second.points}` : "";
}

export function hasScore({ score, method, status }: Fight): boolean {
  if (!score || (status !== "finished" && status !== "running")) return false;
  return method !== "walkover" && method !== "no_show";
}
