import { groupTable, isGroupOver } from "./group-table.ts";
import { linksOf } from "./links.ts";
import type { BracketState, FightState, Source } from "./model.ts";
import { isOver, losersIn, putsOut } from "./outcome.ts";
import { stateOf } from "./sources.ts";
import type { TableRow } from "./tie-breaks.ts";

/** Tells who takes the place at a source. Unlike those who fight on they may be out; nobody while it is not certain. */
export function standingsOf(state: BracketState): (source: Source) => string[] {
  const tables = new Map<string, TableRow[]>();

  function standingAt(source: Source): string[] {
    switch (source.from) {
      case "position":
        return entries(state.bracket.positions[source.position]);
      case "winner":
        return entries(stateOf(state, source.fight).winner);
      case "loser":
        return losersAt(stateOf(state, source.fight));
      case "place":
        return entries(tableOf(source.group)[source.place - 1]?.entry);
      case "beaten":
        return [];
    }
  }

  /** The losers of a fight. Whoever was kept out of it takes the place he would have had by losing it. */
  function losersAt(fight: FightState): string[] {
    if (fight.status === "done") return losersIn(fight);
    if (!isOver(fight)) return [];
    if (fight.loser !== null) return [fight.loser];
    const { indexOf } = linksOf(state.bracket);
    const { first, second } = state.bracket.fights[indexOf.get(fight.key)!]!;
    return [
      ...(fight.first === null ? keptOut(first) : []),
      ...(fight.second === null ? keptOut(second) : []),
    ];
  }

  function keptOut(source: Source): string[] {
    if (source.from !== "loser") return standingAt(source);
    const fight = stateOf(state, source.fight);
    return fight.result && !putsOut(fight.result) ? [] : losersAt(fight);
  }

  function tableOf(group: string): TableRow[] {
    const known = tables.get(group);
    if (known) return known;
    const table = isGroupOver(state, group) ? groupTable(state, group) : [];
    tables.set(group, table);
    return table;
  }

  return standingAt;
}

const entries = (entry: string | null | undefined): string[] => (entry ? [entry] : []);
