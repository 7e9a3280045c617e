import { linksOf } from "./links.ts";
import type { BracketFight, BracketState, FightState, FightStatus, Result, When } from "./model.ts";
import { isOver } from "./outcome.ts";
import { type Coming, comingFrom, stateOf } from "./sources.ts";

/** What a fight is, given the fights before it and its own result. Undefined when that result cannot stand. */
export function fightStateOf(
  state: BracketState,
  index: number,
  result: Result | undefined,
): FightState | undefined {
  const fight = state.bracket.fights[index]!;
  const origins = linksOf(state.bracket).origins[index]!;
  const first = comingFrom(state, fight.first, origins.first);
  const second = comingFrom(state, fight.second, origins.second);
  const needed = fight.when ? isNeeded(state, fight.when) : true;

  if (result) {
    if (!first || !second || !needed) return undefined;
    return fought(fight.key, first, second, result);
  }
  if (needed === false) return notNeeded(state, fight);
  const inFirst = isOut(state, fight, first) ? null : first;
  const inSecond = isOut(state, fight, second) ? null : second;
  return open(fight.key, inFirst, inSecond, needed);
}

/** A fight between these two that ended so. */
export function fought(
  key: string,
  first: string | null,
  second: string | null,
  result: Result,
): FightState {
  const { winner } = result;
  return {
    key,
    status: "done",
    first,
    second,
    winner: winner && (winner === "first" ? first : second),
    loser: winner && (winner === "first" ? second : first),
    result,
  };
}

function open(key: string, first: Coming, second: Coming, needed: boolean | undefined): FightState {
  const status = statusOf(first, second, needed);
  return {
    key,
    status,
    first: first ?? null,
    second: second ?? null,
    winner: status === "bye" ? (first ?? second ?? null) : null,
    loser: null,
    result: undefined,
  };
}

function statusOf(first: Coming, second: Coming, needed: boolean | undefined): FightStatus {
  if (first === undefined || second === undefined || needed === undefined) return "waiting";
  if (first && second) return "ready";
  return first || second ? "bye" : "void";
}

/** An earlier fight has decided already; whoever won and lost it goes on as if this one had been fought. */
function notNeeded(state: BracketState, { key, when }: BracketFight): FightState {
  const decided = when && "fight" in when ? stateOf(state, when.fight) : undefined;
  return {
    key,
    status: "void",
    first: null,
    second: null,
    winner: decided?.winner ?? null,
    loser: decided?.loser ?? null,
    result: undefined,
  };
}

/** Put out by an earlier fight, or by any fight of the same group. */
export function isOut(state: BracketState, fight: BracketFight, coming: Coming): boolean {
  if (state.out.length === 0) return false;
  return state.out.some(({ entry, fight: key }) => {
    if (entry !== coming) return false;
    const { order, round } = state.bracket.fights[linksOf(state.bracket).indexOf.get(key)!]!;
    return order < fight.order || (round.group !== undefined && round.group === fight.round.group);
  });
}

function isNeeded(state: BracketState, when: When): boolean | undefined {
  if ("split" in when) {
    const [a, b] = when.split.map((key) => stateOf(state, key));
    if (!a || !b || !isOver(a) || !isOver(b)) return undefined;
    return a.winner !== b.winner;
  }
  const fight = stateOf(state, when.fight);
  if (!isOver(fight)) return undefined;
  return fight.winner !== null && fight.winner === fight[when.wonBy];
}
