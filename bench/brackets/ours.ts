import {
  type BracketState,
  buildBracket,
  draw,
  type Entry,
  type Format,
  isRefusal,
  placings,
  play,
  type Result,
  record,
} from "@chave/brackets";

const wonByFirst: Result = {
  winner: "first",
  method: "points",
  score: {
    first: { points: 4, advantages: 1, penalties: 0 },
    second: { points: 2, advantages: 0, penalties: 1 },
  },
};

/** Draws a category and fights it to the end, one result after the other, as on the day. */
export function drawAndPlay(entries: Entry[], format: Format, seed: string): BracketState {
  let state = play(buildBracket(format, draw(entries, format, seed).positions));
  for (const { key } of state.bracket.fights) {
    const next = record(state, key, wonByFirst);
    // A fight that is not needed, such as the reset of a grand final, stays out.
    if (!isRefusal(next)) state = next;
  }
  if (placings(state).length === 0) throw new Error(`${key(format)} was not played to the end`);
  return state;
}

const key = (format: Format) => JSON.stringify(format);

export const entriesOf = (size: number): Entry[] =>
  Array.from({ length: size }, (_, n) => ({ id: `athlete-${n}`, gym: `gym-${n % 7}` }));
