/** A repeatable stream of random numbers made from a text: the same text gives the same numbers everywhere. */
export type Random = {
  /** A whole number from 0 to `limit` − 1, every one equally likely. */
  below(limit: number): number;
};

/** sfc32 (Chris Doty-Humphrey, PractRand), its 128 bits filled from the text by four FNV-1a hashes with a final mix. */
export function randomFrom(text: string): Random {
  const state: State = {
    a: hash(text, 0x811c9dc5),
    b: hash(text, 0x9e3779b9),
    c: hash(text, 0x85ebca6b),
    counter: hash(text, 0xc2b2ae35),
  };
  // The first numbers still resemble the seed: twelve steps mix the state.
  for (let step = 0; step < 12; step++) next(state);

  return {
    below(limit) {
      // Numbers above the last full multiple are thrown away, else small results would come a little more often.
      let number = next(state);
      while (number > 0x1_0000_0000 - limit && number >= lastFullMultiple(limit)) {
        number = next(state);
      }
      return number % limit;
    },
  };
}

type State = { a: number; b: number; c: number; counter: number };

function next(state: State): number {
  const { a, b, c, counter } = state;
  const sum = (a + b + counter) | 0;
  state.counter = (counter + 1) | 0;
  state.a = b ^ (b >>> 9);
  state.b = (c + (c << 3)) | 0;
  state.c = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

const lastFullMultiple = (limit: number) => 0x1_0000_0000 - (0x1_0000_0000 % limit);

function hash(text: string, basis: number): number {
  let value = basis;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return value ^ (value >>> 16);
}

/** Shuffles in place (Fisher–Yates) and gives the array back. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const kept = items[last]!;
    items[last] = items[other]!;
    items[other] = kept;
  }
  return items;
}
