import { headsOf, tailsOf } from "./chains.ts";
import { buildModel, type Model } from "./model.ts";
import type { PlanInput } from "./plan-input.ts";

/**
 * No plan can end before this second, whatever one tries: the longest chain of fights with their rests, the work that the mats
 * have to carry, and the athlete with the longest day. The true optimum may lie above it.
 */
export const lowerBound = (input: PlanInput): number => lowerBoundOf(buildModel(input));

export function lowerBoundOf(model: Model): number {
  if (model.count === 0) return 0;
  const heads = headsOf(model);
  const tails = tailsOf(model);
  let bound = 0;
  for (const [fight, head] of heads.entries())
    if (head < Infinity) bound = Math.max(bound, head + tails[fight]!);
  bound = Math.max(bound, workBound(model, heads, tails), athleteBound(model, heads, tails));
  return Math.ceil(bound);
}

/** Fights that cannot begin before `head` and are followed by at least `tail` have to fit on the mats in between. */
function workBound(model: Model, heads: Float64Array, tails: Float64Array): number {
  const free = Array.from(heads.keys()).filter(
    (fight) => model.fixedMat[fight]! < 0 && heads[fight]! < Infinity,
  );
  const tailAfter = (fight: number) => tails[fight]! - model.seconds[fight]!;
  const byTail = free.sort((a, b) => tailAfter(b) - tailAfter(a));
  // The change after the last fight of a window may lie outside it.
  const longestChange = free.reduce(
    (longest, fight) => Math.max(longest, model.matSeconds[fight]! - model.seconds[fight]!),
    0,
  );
  const windows = model.windows.flat().sort((a, b) => a.from - b.from);

  let bound = 0;
  for (const head of someOf([...new Set(free.map((fight) => heads[fight]!))])) {
    let work = 0;
    for (const [index, fight] of byTail.entries()) {
      if (heads[fight]! < head) continue;
      work += model.matSeconds[fight]!;
      const next = byTail[index + 1];
      if (next !== undefined && tailAfter(next) === tailAfter(fight)) continue;
      bound = Math.max(bound, tailAfter(fight) + timeToDo(work, head, longestChange, windows));
    }
  }
  return bound;
}

/** Any subset gives a valid bound; a few dozen keep it fast. */
function someOf(values: number[]): number[] {
  const step = Math.ceil(values.length / 40);
  return values.sort((a, b) => a - b).filter((_, index) => index % step === 0);
}

/** The earliest time by which all mats together can have done so many seconds of work after `from`. */
function timeToDo(
  work: number,
  from: number,
  change: number,
  windows: readonly { from: number; to: number }[],
): number {
  const open = windows.filter(({ to }) => to > from);
  let left = work;
  let time = from;
  let opened = 0;
  // Doors that open and close, in order; between two of them the same number of mats works.
  const doors = open
    .flatMap((window) => [
      { at: Math.max(window.from, from), mats: 1 },
      { at: window.to, mats: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.mats - b.mats);
  for (const { at, mats } of doors) {
    if (opened * (at - time) >= left && left > 0) return time + left / opened;
    left -= opened * (at - time);
    if (mats > 0) left -= change;
    time = at;
    if (left <= 0) return time;
    opened += mats;
  }
  return time;
}

/** Everything an athlete might still reach has to happen one after the other. */
function athleteBound(model: Model, heads: Float64Array, tails: Float64Array): number {
  const fightsOf: number[][] = Array.from({ length: model.athleteCount }, () => []);
  for (const [fight, athletes] of model.athletes.entries())
    for (const athlete of athletes) fightsOf[athlete]!.push(fight);

  let bound = 0;
  for (const fights of fightsOf) {
    const tailAfter = (fight: number) => tails[fight]! - model.seconds[fight]!;
    const byTail = fights.sort((a, b) => tailAfter(b) - tailAfter(a));
    for (const head of new Set(fights.map((fight) => heads[fight]!))) {
      if (head === Infinity) continue;
      let busy = 0;
      let longestRest = 0;
      for (const fight of byTail) {
        if (heads[fight]! < head) continue;
        const rest = model.restBefore[fight]!;
        busy += model.seconds[fight]! + rest;
        longestRest = Math.max(longestRest, rest);
        bound = Math.max(bound, head + busy - longestRest + tailAfter(fight));
      }
    }
  }
  return bound;
}
