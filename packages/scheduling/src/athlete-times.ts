import type { Model } from "./model.ts";

/** Who is busy when, as far as fights have been placed. */
type AthleteTimes = {
  add: (fight: number, start: number) => void;
  /** The earliest start at or after `time` at which none of the fight's athletes is busy or resting. */
  freeFrom: (fight: number, time: number) => number;
};

export function trackAthletes(model: Model): AthleteTimes {
  const { athletes, restAfter, restBefore, seconds } = model;
  const placed: { fight: number; start: number }[][] = Array.from(
    { length: model.athleteCount },
    () => [],
  );

  const pushedBack = (fight: number, time: number): number => {
    let free = time;
    for (const athlete of athletes[fight]!)
      for (const other of placed[athlete]!) {
        const isOver =
          other.start + seconds[other.fight]! + restAfter[other.fight]! + restBefore[fight]!;
        const isDue = other.start - restBefore[other.fight]! - restAfter[fight]! - seconds[fight]!;
        if (free < isOver && free > isDue) free = isOver;
      }
    return free;
  };

  return {
    add: (fight, start) => {
      for (const athlete of athletes[fight]!) placed[athlete]!.push({ fight, start });
    },
    freeFrom: (fight, time) => {
      let free = time;
      // Pushed back behind one fight it may run into another: until it rests.
      for (let next = pushedBack(fight, free); next > free; next = pushedBack(fight, free))
        free = next;
      return free;
    },
  };
}
