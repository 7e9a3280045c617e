import { tailsOf } from "./chains.ts";
import { type Choose, listSchedule, type Schedule } from "./list-schedule.ts";
import type { Model } from "./model.ts";

/**
 * A schedule that keeps a unit's fights on one mat: a free mat takes what would otherwise make the day longer than `end`, else the
 * next fight of its own units, else opens a unit, else helps out elsewhere. `margin` seconds before it is too late a fight is urgent.
 */
export function scheduleAtHome(
  model: Model,
  targets: Float64Array,
  end: number,
  margin: number,
): Schedule {
  const { unit } = model;
  const urgentFrom = tailsOf(model).map((tail) => end - tail - margin);
  const home = new Int32Array(model.unitCount).fill(-1);
  for (const [fight, mat] of model.fixedMat.entries()) if (mat >= 0) home[unit[fight]!] = mat;

  const choose: Choose = (mat, time, fights) => {
    let urgent = -1;
    let own = -1;
    let unopened = -1;
    for (const fight of fights) {
      const homeMat = home[unit[fight]!]!;
      if (own < 0 && homeMat === mat) own = fight;
      if (unopened < 0 && homeMat < 0) unopened = fight;
      const isUrgent = urgentFrom[fight]! <= time;
      if (isUrgent && (urgent < 0 || urgentFrom[fight]! < urgentFrom[urgent]!)) urgent = fight;
    }
    const chosen = [urgent, own, unopened].find((fight) => fight >= 0) ?? fights[0] ?? -1;
    if (chosen >= 0 && home[unit[chosen]!]! < 0) home[unit[chosen]!] = mat;
    return chosen;
  };
  return listSchedule(model, targets, choose);
}

/** How many fights are not on the mat where most of their unit is. */
export function fightsAway(model: Model, { mat }: Schedule): number {
  const counts = Array.from({ length: model.unitCount }, () => new Map<number, number>());
  for (const [fight, onMat] of mat.entries()) {
    const ofUnit = counts[model.unit[fight]!]!;
    if (onMat >= 0) ofUnit.set(onMat, (ofUnit.get(onMat) ?? 0) + 1);
  }
  let away = 0;
  for (const ofUnit of counts) {
    const all = [...ofUnit.values()];
    away += all.reduce((sum, count) => sum + count, 0) - Math.max(0, ...all);
  }
  return away;
}
