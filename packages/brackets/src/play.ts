import { fightStateOf } from "./fight-state.ts";
import { linksOf } from "./links.ts";
import type { Bracket, BracketState, FightState, Out, Result } from "./model.ts";
import { losersIn, putsOut } from "./outcome.ts";

export type Results = Readonly<Record<string, Result>>;

/** The state after all these results, in whatever order they came. Throws when one of them cannot stand. */
export function play(bracket: Bracket, results: Results = {}): BracketState {
  const { indexOf } = linksOf(bracket);
  for (const key of Object.keys(results)) {
    if (!indexOf.has(key)) throw new Error(`no fight ${key} in this bracket`);
  }
  const fights: FightState[] = [];
  const soFar = { bracket, fights, out: outFromTheStart(bracket, results) };
  for (let index = 0; index < bracket.fights.length; index++) {
    const { key } = bracket.fights[index]!;
    const next = fightStateOf(soFar, index, results[key]);
    if (!next) throw new Error(`the result of ${key} contradicts the fights before it`);
    fights.push(next);
    if (next.result && putsOut(next.result)) soFar.out.push(...outIn([next]));
  }
  return { bracket, fights, out: outIn(fights) };
}

/**
 * Who is out by a fight between two fixed positions. In a group such a fight may come late in the order and still
 * decides about open fights before it.
 */
function outFromTheStart({ fights, positions }: Bracket, results: Results): Out[] {
  const out: Out[] = [];
  for (const { key, first, second } of fights) {
    const result = results[key];
    if (!result || !putsOut(result)) continue;
    for (const [corner, source] of [["first", first] as const, ["second", second] as const]) {
      if (source.from !== "position" || result.winner === corner) continue;
      out.push({ entry: positions[source.position]!, fight: key });
    }
  }
  return out;
}

/** Everyone put out by these results, in the order of the fights. */
export function outIn(fights: readonly FightState[]): Out[] {
  return fights.flatMap((fight) =>
    fight.result && putsOut(fight.result)
      ? losersIn(fight).map((entry): Out => ({ entry, fight: fight.key }))
      : [],
  );
}

export const resultsOf = (state: BracketState): Record<string, Result> =>
  Object.fromEntries(
    state.fights.flatMap(({ key, result }) => (result ? [[key, result] as const] : [])),
  );
