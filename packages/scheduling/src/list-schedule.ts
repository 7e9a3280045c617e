import { trackAthletes } from "./athlete-times.ts";
import { type Slot, slotsOf } from "./mat-slots.ts";
import type { Model } from "./model.ts";
import { TimeHeap } from "./time-heap.ts";

export type Schedule = {
  /** NaN: not placed. */
  start: Float64Array;
  /** -1: not placed. */
  mat: Int32Array;
  end: number;
  placed: number;
};

/** Which of the fights that could start on the mat now does; they come by key. -1: none of them. */
export type Choose = (mat: number, time: number, fights: readonly number[]) => number;

const chooseFirst: Choose = (_mat, _time, fights) => fights[0] ?? -1;

/**
 * Walks through the day: whenever a mat is free, one of the rested fights goes on it, the lowest key first unless `choose`
 * says otherwise. No mat waits while a fight could start on it.
 */
export function listSchedule(model: Model, key: Float64Array, choose = chooseFirst): Schedule {
  const { count, seconds, matSeconds, after, before, fixedMat, windows } = model;
  const start = new Float64Array(count).fill(Number.NaN);
  const mat = new Int32Array(count).fill(-1);
  const slots = slotsOf(model);
  const slotOf = new Int32Array(windows.length);
  const freeAt = new Float64Array(windows.length).fill(-Infinity);
  const athletes = trackAthletes(model);
  const waitsFor = Int32Array.from(before, (feeders) => feeders.length);
  const release = Float64Array.from(model.notBefore);
  const resting = new TimeHeap();
  const ready: number[] = [];
  let placed = 0;
  let end = 0;

  const place = (fight: number, onMat: number, time: number) => {
    start[fight] = time;
    mat[fight] = onMat;
    placed += 1;
    end = Math.max(end, time + seconds[fight]!);
    athletes.add(fight, time);
    for (const next of after[fight]!) {
      const rested = time + seconds[fight]! + model.restAfter[fight]! + model.restBefore[next]!;
      release[next] = Math.max(release[next]!, rested);
      waitsFor[next]! -= 1;
      if (waitsFor[next] === 0 && fixedMat[next]! < 0) resting.push(release[next]!, next);
    }
  };

  const isBefore = (a: number, b: number) => key[a]! < key[b]! || (key[a] === key[b] && a < b);
  const addReady = (fight: number) => {
    let low = 0;
    let high = ready.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(ready[middle]!, fight)) low = middle + 1;
      else high = middle;
    }
    ready.splice(low, 0, fight);
  };

  /** The slot the mat is in at that time, or the next one it will be in. */
  const currentSlot = (onMat: number, time: number): Slot | undefined => {
    const ofMat = slots[onMat]!;
    while (
      slotOf[onMat]! < ofMat.length &&
      Math.min(ofMat[slotOf[onMat]!]!.fightEndsBy, ofMat[slotOf[onMat]!]!.matFreeBy) <= time
    )
      slotOf[onMat]! += 1;
    return ofMat[slotOf[onMat]!];
  };

  for (let fight = 0; fight < count; fight++) {
    if (fixedMat[fight]! >= 0) place(fight, fixedMat[fight]!, model.fixedStart[fight]!);
    else if (before[fight]!.length === 0) resting.push(release[fight]!, fight);
  }

  const opening = Math.min(...slots.map((ofMat) => ofMat[0]?.from ?? Infinity));
  const candidates: number[] = [];
  for (let time = opening; time < Infinity && placed < count; ) {
    while (resting.nextTime <= time) addReady(resting.pop()!);

    let wake = resting.nextTime;
    for (let onMat = 0; onMat < windows.length; onMat++) {
      if (freeAt[onMat]! <= time && ready.length > 0) {
        const slot = currentSlot(onMat, time);
        if (!slot) continue;
        if (slot.from > time) {
          wake = Math.min(wake, slot.from);
          continue;
        }
        candidates.length = 0;
        for (const fight of ready) {
          const endsAt = time + seconds[fight]!;
          if (endsAt > slot.fightEndsBy || time + matSeconds[fight]! > slot.matFreeBy) continue;
          if (time > model.latest[fight]!) continue;
          const allowed = model.allowed[fight];
          if (allowed && !allowed.has(onMat)) continue;
          const free = athletes.freeFrom(fight, time);
          if (free > time) {
            wake = Math.min(wake, free);
            continue;
          }
          candidates.push(fight);
          if (choose === chooseFirst) break;
        }
        const chosen = choose(onMat, time, candidates);
        if (chosen >= 0) {
          ready.splice(ready.indexOf(chosen), 1);
          place(chosen, onMat, time);
          freeAt[onMat] = time + matSeconds[chosen]!;
        } else wake = Math.min(wake, slots[onMat]![slotOf[onMat]! + 1]?.from ?? Infinity);
      }
      if (freeAt[onMat]! > time) wake = Math.min(wake, freeAt[onMat]!);
    }
    // What has just been placed may release others before the first mat is free again.
    time = Math.min(wake, resting.nextTime);
  }
  return { start, mat, end, placed };
}
