/** A repeatable stream of chance made from a text, so that the demo is the same wherever it is loaded. */
export type Random = {
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True so many times out of a hundred. */
  chance(percent: number): boolean;
  shuffled<T>(items: readonly T[]): T[];
};

/** mulberry32 over an FNV-1a hash of the text: plenty for made-up people, not for a draw. */
export function randomOf(text: string): Random {
  let state = 0x811c9dc5;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);

  /** From 0 to just below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: (choices) => choices[between(0, choices.length - 1)]!,
    chance: (percent) => next() * 100 < percent,
    shuffled: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(between(0, rest.length - 1), 1)[0]!);
    },
  };
}
