import { tailsOf } from "./chains.ts";
import { listSchedule, type Schedule } from "./list-schedule.ts";
import { type Model, mirror } from "./model.ts";
import { randomFrom } from "./random.ts";

/** More fights placed first, then the earlier end. */
const isBetter = (a: Schedule, b: Schedule): boolean =>
  a.placed > b.placed || (a.placed === b.placed && a.end < b.end);

/** How many walks through the day are worth their time: many for a small event, a few for a large one. */
const walksFor = (fights: number) => Math.min(100, Math.max(8, Math.round(60_000 / (fights + 1))));

/**
 * As short a day as can be found, whichever mat a fight lands on: longest tail first, then back and forth (the day seen from its
 * end, with the finish times as priorities, and forward again), then the same from slightly shaken priorities.
 */
export function shortestSchedule(model: Model, bound: number, seed: string): Schedule {
  const tails = tailsOf(model);
  const random = randomFrom(seed);
  let walks = walksFor(model.count);
  let best: Schedule | null = null;

  for (let shake = 0; walks > 0; shake = 0.05 + 0.3 * random()) {
    const key = tails.map((tail) => -tail * (1 + shake * (random() - 0.5)));
    let found = listSchedule(model, key);
    walks -= 1;
    for (let isStuck = false; walks > 0 && !isStuck && found.end > bound; walks -= 2) {
      const next = listSchedule(model, backwardStarts(model, found));
      isStuck = !isBetter(next, found);
      if (!isStuck) found = next;
    }
    if (!best || isBetter(found, best)) best = found;
    if (best.end <= bound && best.placed === model.count) break;
  }
  return best ?? listSchedule(model, tails);
}

/** When each fight starts if the day is filled from its end, the last fights of `found` first. */
function backwardStarts(model: Model, { start, end }: Schedule): Float64Array {
  const fromTheEnd = start.map((time, fight) => -(time + model.seconds[fight]!));
  const mirrored = listSchedule(mirror(model, end), fromTheEnd.map(orLast));
  return mirrored.start.map((time, fight) => orLast(end - time - model.seconds[fight]!));
}

const orLast = (key: number) => (Number.isNaN(key) ? Infinity : key);
