import { isOut } from "./fight-state.ts";
import { linksOf } from "./links.ts";
import type { BracketFight, BracketState, Source } from "./model.ts";
import { isOver } from "./outcome.ts";
import { comingFrom } from "./sources.ts";

/** Entries that may still stand in each corner of a fight. */
export type Reach = { first: readonly string[]; second: readonly string[] };

/** Who might still stand in each fight that is not over, under any outcome, by fight key. */
export function mayReach(state: BracketState): Map<string, Reach> {
  const reach: Reach[] = [];
  const { indexOf, groups } = linksOf(state.bracket);

  function candidates(fight: BracketFight, source: Source): readonly string[] {
    const coming = comingFrom(state, source);
    if (coming !== undefined) return coming === null || isOut(state, fight, coming) ? [] : [coming];
    switch (source.from) {
      case "winner":
      case "loser":
        return inFight(source.fight);
      case "beaten":
        return losersOnTheWay(source.fight, source.size);
      case "place":
        return inGroup(source.group);
      case "position":
        return [];
    }
  }

  function inFight(key: string): readonly string[] {
    const { first, second } = reach[indexOf.get(key)!]!;
    return second.length === 0 ? first : [...first, ...second];
  }

  function losersOnTheWay(key: string, size: number): readonly string[] {
    const fight = state.bracket.fights[indexOf.get(key)!]!;
    if (fight.round.size === size) return candidates(fight, { from: "loser", fight: key });
    return [fight.first, fight.second].flatMap((side) =>
      side.from === "winner" ? losersOnTheWay(side.fight, size) : [],
    );
  }

  function inGroup(group: string): readonly string[] {
    const entries = new Set<string>();
    for (const index of groups.get(group)?.fights ?? []) {
      for (const entry of inFight(state.bracket.fights[index]!.key)) entries.add(entry);
    }
    return [...entries];
  }

  const open = new Map<string, Reach>();
  for (const [index, fight] of state.bracket.fights.entries()) {
    reach.push({ first: candidates(fight, fight.first), second: candidates(fight, fight.second) });
    if (!isOver(state.fights[index]!)) open.set(fight.key, reach[index]!);
  }
  return open;
}
