import { groupTable, isGroupOver } from "./group-table.ts";
import { linksOf } from "./links.ts";
import type { BracketState, FightState, Source } from "./model.ts";
import { isOver, losersIn, putsOut } from "./outcome.ts";
import { stateOf } from "./sources.ts";
import type { TableRow } from "./tie-breaks.ts";

/**
 * Tells who takes the place at some sources, in their order. Unlike those who fight on they may be out; nobody while it
 * is not certain.
 */
export function standingsOf(state: BracketState): (sources: readonly Source[]) => string[] {
  const tables = new Map<string, readonly TableRow[]>();

  function addStanding(entries: string[], source: Source): void {
    switch (source.from) {
      case "position":
        return addEntry(entries, state.bracket.positions[source.position]);
      case "winner":
        return addEntry(entries, stateOf(state, source.fight).winner);
      case "loser":
        return addLosers(entries, stateOf(state, source.fight));
      case "place":
        return addEntry(entries, tableOf(source.group)[source.place - 1]?.entry);
      case "beaten":
        return;
    }
  }

  /** The losers of a fight. Whoever was kept out of it takes the place he would have had by losing it. */
  function addLosers(entries: string[], fight: FightState): void {
    if (fight.loser !== null) addEntry(entries, fight.loser);
    else if (fight.status === "done") entries.push(...losersIn(fight));
    else if (isOver(fight)) {
      const { indexOf } = linksOf(state.bracket);
      const { first, second } = state.bracket.fights[indexOf.get(fight.key)!]!;
      if (fight.first === null) addKeptOut(entries, first);
      if (fight.second === null) addKeptOut(entries, second);
    }
  }

  function addKeptOut(entries: string[], source: Source): void {
    if (source.from !== "loser") return addStanding(entries, source);
    const fight = stateOf(state, source.fight);
    if (!fight.result || putsOut(fight.result)) addLosers(entries, fight);
  }

  function tableOf(group: string): readonly TableRow[] {
    const known = tables.get(group);
    if (known) return known;
    const table = isGroupOver(state, group) ? groupTable(state, group) : [];
    tables.set(group, table);
    return table;
  }

  return (sources) => {
    const entries: string[] = [];
    for (const source of sources) addStanding(entries, source);
    return entries;
  };
}

function addEntry(entries: string[], entry: string | null | undefined): void {
  if (entry) entries.push(entry);
}
