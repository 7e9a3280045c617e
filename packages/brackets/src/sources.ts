import { groupTable, isGroupOver } from "./group-table.ts";
import { linksOf } from "./links.ts";
import type { BracketState, FightState, Source } from "./model.ts";
import { isOver, putsOut } from "./outcome.ts";

/** The entry; null when nobody will ever come; undefined while it is not known. */
export type Coming = string | null | undefined;

/** Who comes out of a source to fight on. Those who are out never do. */
export function comingFrom(state: BracketState, source: Source): Coming {
  switch (source.from) {
    case "position":
      return state.bracket.positions[source.position] ?? null;
    case "winner":
      return winnerOfFight(state, source.fight);
    case "loser": {
      const fight = stateOf(state, source.fight);
      if (!isOver(fight)) return undefined;
      return fight.result && putsOut(fight.result) ? null : fight.loser;
    }
    case "beaten":
      return beatenOnTheWay(state, source.fight, source.size);
    case "place": {
      if (!isGroupOver(state, source.group)) return undefined;
      const row = groupTable(state, source.group)[source.place - 1];
      return row && !row.out ? row.entry : null;
    }
  }
}

function winnerOfFight(state: BracketState, key: string): Coming {
  const fight = stateOf(state, key);
  return isOver(fight) ? fight.winner : undefined;
}

function beatenOnTheWay(state: BracketState, key: string, size: number): Coming {
  const { indexOf } = linksOf(state.bracket);
  let index = indexOf.get(key)!;
  const winner = winnerOfFight(state, key);
  if (winner === undefined || winner === null) return winner;

  // Down the winner's own way, to the round asked for.
  for (;;) {
    const planned = state.bracket.fights[index]!;
    const fight = state.fights[index]!;
    if (planned.round.size === size) return comingFrom(state, { from: "loser", fight: fight.key });
    const side = fight.first === winner ? planned.first : planned.second;
    if (side.from !== "winner") return null;
    index = indexOf.get(side.fight)!;
  }
}

export function stateOf(state: BracketState, key: string): FightState {
  return state.fights[linksOf(state.bracket).indexOf.get(key)!]!;
}
