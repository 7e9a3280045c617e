import type { Model } from "./model.ts";

/** A stretch of a mat without a fixed fight: a fight must end by one time, the mat be free again by the other. */
export type Slot = { from: number; fightEndsBy: number; matFreeBy: number };

/** What each mat's opening hours leave beside the fixed fights, in order of time. */
export function slotsOf(model: Model): Slot[][] {
  const fixed = model.windows.map((): { from: number; to: number }[] => []);
  for (const [fight, mat] of model.fixedMat.entries()) {
    const from = model.fixedStart[fight]!;
    fixed[mat]?.push({ from, to: from + model.matSeconds[fight]! });
  }
  return model.windows.map((windows, mat) => {
    const taken = fixed[mat]!.sort((a, b) => a.from - b.from);
    return windows.flatMap(({ from, to }) => {
      const slots: Slot[] = [];
      let free = from;
      for (const fight of taken) {
        if (fight.from >= to) break;
        if (fight.from > free) slots.push({ from: free, fightEndsBy: to, matFreeBy: fight.from });
        free = Math.max(free, fight.to);
      }
      if (free < to) {
        const next = taken.find((fight) => fight.from >= to)?.from ?? Infinity;
        slots.push({ from: free, fightEndsBy: to, matFreeBy: next });
      }
      return slots;
    });
  });
}
