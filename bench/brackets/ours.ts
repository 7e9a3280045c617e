import {
  type BracketState,
  buildBracket,
  draw,
  type Entry,
  isRefusal,
  placings,
  play,
  type Result,
  record,
} from "@chave/brackets";
import { fightsOf, formats, type StageType } from "./stage-type.ts";

const wonByFirst: Result = {
  winner: "first",
  method: "points",
  score: {
    first: { points: 4, advantages: 1, penalties: 0 },
    second: { points: 2, advantages: 0, penalties: 1 },
  },
};

/** Draws a category and fights it to the end, one result after the other, as on the day. */
export function drawAndPlay(entries: Entry[], type: StageType, seed: string): BracketState {
  const format = formats[type];
  let state = play(buildBracket(format, draw(entries, format, seed).positions));
  let fought = 0;
  for (const { key } of state.bracket.fights) {
    const next = record(state, key, wonByFirst);
    if (isRefusal(next)) throw new Error(`${type} of ${entries.length}: ${key} ${next.refused}`);
    state = next;
    fought++;
  }
  if (fought !== fightsOf(type, entries.length) || placings(state).length !== entries.length) {
    throw new Error(`a ${type} of ${entries.length} was not played to the end`);
  }
  return state;
}

export const entriesOf = (size: number): Entry[] =>
  Array.from({ length: size }, (_, n) => ({ id: `athlete-${n}` }));

/** As on the day: a gym for everybody, and the best are seeded. */
export const entriesWithGyms = (size: number): Entry[] =>
  Array.from({ length: size }, (_, n) => ({
    id: `athlete-${n}`,
    gym: `gym-${n % 7}`,
    ...(n < size / 4 && { seed: n + 1 }),
  }));
