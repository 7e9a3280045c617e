import { groupTable, isGroupOver } from "./group-table.ts";
import { linksOf, nowhere } from "./links.ts";
import type { BracketState, FightState, Source } from "./model.ts";
import { isOver, putsOut } from "./outcome.ts";

/** The entry; null when nobody will ever come; undefined while it is not known. */
export type Coming = string | null | undefined;

/** Who comes out of a source to fight on. Those who are out never do. `origin` is the index of its fight, where known. */
export function comingFrom(
  state: BracketState,
  source: Source,
  origin = originOf(state, source),
): Coming {
  switch (source.from) {
    case "position":
      return state.bracket.positions[source.position] ?? null;
    case "winner":
      return winnerOfFight(state.fights[origin]!);
    case "loser": {
      const fight = state.fights[origin]!;
      if (!isOver(fight)) return undefined;
      return fight.result && putsOut(fight.result) ? null : fight.loser;
    }
    case "beaten":
      return beatenOnTheWay(state, origin, source.size);
    case "place": {
      if (!isGroupOver(state, source.group)) return undefined;
      const row = groupTable(state, source.group)[source.place - 1];
      return row && !row.out ? row.entry : null;
    }
  }
}

function originOf(state: BracketState, source: Source): number {
  return "fight" in source ? linksOf(state.bracket).indexOf.get(source.fight)! : nowhere;
}

const winnerOfFight = (fight: FightState): Coming => (isOver(fight) ? fight.winner : undefined);

function beatenOnTheWay(state: BracketState, origin: number, size: number): Coming {
  const { origins } = linksOf(state.bracket);
  let index = origin;
  const winner = winnerOfFight(state.fights[origin]!);
  if (winner === undefined || winner === null) return winner;

  // Down the winner's own way, to the round asked for.
  for (;;) {
    const planned = state.bracket.fights[index]!;
    const fight = state.fights[index]!;
    if (planned.round.size === size) return comingFrom(state, { from: "loser", fight: fight.key });
    const corner = fight.first === winner ? "first" : "second";
    if (planned[corner].from !== "winner") return null;
    index = origins[index]![corner];
  }
}

export function stateOf(state: BracketState, key: string): FightState {
  return state.fights[linksOf(state.bracket).indexOf.get(key)!]!;
}
