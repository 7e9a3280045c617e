import { groupTable, isGroupOver } from "./group-table.ts";
import { linksOf } from "./links.ts";
import type { BracketState, FightState, Source } from "./model.ts";
import { isOver, losersIn, putsOut } from "./outcome.ts";
import { stateOf } from "./sources.ts";
import type { TableRow } from "./tie-breaks.ts";

/** A state with the tables of its groups that were asked for so far. */
export type Standings = { state: BracketState; tables: Map<string, readonly TableRow[]> };

/**
 * Who takes the place at some sources, in their order. Unlike those who fight on they may be out; nobody while it is
 * not certain.
 */
export function standingsAt(sources: readonly Source[], standings: Standings): string[] {
  const entries: string[] = [];
  for (const source of sources) addStanding(entries, source, standings);
  return entries;
}

function addStanding(entries: string[], source: Source, standings: Standings): void {
  if (source.from === "loser") {
    addLosers(entries, stateOf(standings.state, source.fight), standings);
  } else {
    const entry = entryAt(source, standings);
    if (entry) entries.push(entry);
  }
}

function entryAt(source: Source, standings: Standings): string | null | undefined {
  const { state } = standings;
  if (source.from === "winner") return stateOf(state, source.fight).winner;
  if (source.from === "place") return tableOf(source.group, standings)[source.place - 1]?.entry;
  return source.from === "position" ? state.bracket.positions[source.position] : null;
}

/** The losers of a fight. Whoever was kept out of it takes the place he would have had by losing it. */
function addLosers(entries: string[], fight: FightState, standings: Standings): void {
  if (fight.loser !== null) entries.push(fight.loser);
  else if (fight.status === "done") entries.push(...losersIn(fight));
  else if (isOver(fight)) {
    const { bracket } = standings.state;
    const { first, second } = bracket.fights[linksOf(bracket).indexOf.get(fight.key)!]!;
    if (fight.first === null) addKeptOut(entries, first, standings);
    if (fight.second === null) addKeptOut(entries, second, standings);
  }
}

function addKeptOut(entries: string[], source: Source, standings: Standings): void {
  if (source.from === "loser") {
    const { result } = stateOf(standings.state, source.fight);
    if (result && !putsOut(result)) return;
  }
  addStanding(entries, source, standings);
}

/** Empty while the group is fought. */
function tableOf(group: string, { state, tables }: Standings): readonly TableRow[] {
  const known = tables.get(group);
  if (known) return known;
  const table = isGroupOver(state, group) ? groupTable(state, group) : [];
  tables.set(group, table);
  return table;
}
