import type { Model } from "./model.ts";

/** Feeders first. Fights that wait for each other in a circle are left out. */
export function inTreeOrder(model: Model): number[] {
  const waitsFor = model.before.map((feeders) => feeders.length);
  const order = waitsFor.flatMap((feeders, fight) => (feeders === 0 ? [fight] : []));
  for (const fight of order)
    for (const next of model.after[fight]!) {
      waitsFor[next]! -= 1;
      if (waitsFor[next] === 0) order.push(next);
    }
  return order;
}

/** For each fight the seconds from its start to the end of the longest chain of fights that follow from it. */
export function tailsOf(model: Model): Float64Array {
  const tails = Float64Array.from(model.seconds);
  for (const fight of inTreeOrder(model).reverse())
    for (const next of model.after[fight]!) {
      const rest = model.restAfter[fight]! + model.restBefore[next]!;
      tails[fight] = Math.max(tails[fight]!, model.seconds[fight]! + rest + tails[next]!);
    }
  return tails;
}

/** For each fight the earliest start that its feeders, its release and the doors of its mats allow. */
export function headsOf(model: Model): Float64Array {
  const opens = model.windows.map((windows) => windows[0]?.from ?? Infinity);
  const heads = Float64Array.from(model.notBefore, (notBefore, fight) => {
    const allowed = model.allowed[fight];
    const open = Math.min(...(allowed ? [...allowed].map((mat) => opens[mat]!) : opens));
    return model.fixedMat[fight]! >= 0 ? model.fixedStart[fight]! : Math.max(notBefore, open);
  });
  for (const fight of inTreeOrder(model))
    for (const next of model.after[fight]!) {
      if (model.fixedMat[next]! >= 0) continue;
      const rest = model.restAfter[fight]! + model.restBefore[next]!;
      heads[next] = Math.max(heads[next]!, heads[fight]! + model.seconds[fight]! + rest);
    }
  return heads;
}
