import { fightStateOf } from "./fight-state.ts";
import { linksOf } from "./links.ts";
import type { Bracket, BracketState, FightState, Out, Result } from "./model.ts";
import { losersIn, putsOut } from "./outcome.ts";

export type Results = Readonly<Record<string, Result>>;

/** The state after all these results, in whatever order they came. Throws when one of them cannot stand. */
export function play(bracket: Bracket, results: Results = {}): BracketState {
  const resultAt = resultsByIndex(bracket, results);
  const fights: FightState[] = [];
  const soFar = { bracket, fights, out: outFromTheStart(bracket, resultAt) };
  for (let index = 0; index < bracket.fights.length; index++) {
    const next = fightStateOf(soFar, index, resultAt.get(index));
    if (!next) {
      const { key } = bracket.fights[index]!;
      throw new Error(`the result of ${key} contradicts the fights before it`);
    }
    fights.push(next);
    if (next.result && putsOut(next.result)) soFar.out.push(...outIn([next]));
  }
  return { bracket, fights, out: outIn(fights) };
}

function resultsByIndex(bracket: Bracket, results: Results): Map<number, Result> {
  const { indexOf } = linksOf(bracket);
  const resultAt = new Map<number, Result>();
  for (const [key, result] of Object.entries(results)) {
    const index = indexOf.get(key);
    if (index === undefined) throw new Error(`no fight ${key} in this bracket`);
    resultAt.set(index, result);
  }
  return resultAt;
}

/**
 * Who is out by a fight between two fixed positions. In a group such a fight may come late in the order and still
 * decides about open fights before it.
 */
function outFromTheStart(
  { fights, positions }: Bracket,
  resultAt: ReadonlyMap<number, Result>,
): Out[] {
  const out: Out[] = [];
  for (const [index, result] of resultAt) {
    if (!putsOut(result)) continue;
    const { key, first, second } = fights[index]!;
    for (const [corner, source] of [["first", first] as const, ["second", second] as const]) {
      if (source.from !== "position" || result.winner === corner) continue;
      out.push({ entry: positions[source.position]!, fight: key });
    }
  }
  return out;
}

/** Everyone put out by these results, in the order of the fights. */
export function outIn(fights: readonly FightState[]): Out[] {
  const out: Out[] = [];
  for (const fight of fights) {
    if (!fight.result || !putsOut(fight.result)) continue;
    for (const entry of losersIn(fight)) out.push({ entry, fight: fight.key });
  }
  return out;
}

export const resultsOf = (state: BracketState): Record<string, Result> =>
  Object.fromEntries(
    state.fights.flatMap(({ key, result }) => (result ? [[key, result] as const] : [])),
  );
