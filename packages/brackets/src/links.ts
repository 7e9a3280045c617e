import type { Bracket, BracketFight, Source } from "./model.ts";

/** What follows from the fights of a bracket alone and is looked up at every result. Numbers are indexes of fights. */
export type Links = {
  indexOf: ReadonlyMap<string, number>;
  /** The fight each corner hears from, by fight; nowhere for a position and for a place in a group. */
  origins: readonly Origins[];
  /** The fights that take something from this one, in play order. */
  dependents: readonly (readonly number[])[];
  groups: ReadonlyMap<string, Group>;
};

/** The fights of a group, and its positions in drawn order. */
export type Group = Readonly<{ fights: readonly number[]; positions: readonly number[] }>;

export type Origins = Readonly<{ first: number; second: number }>;

export const nowhere = -1;

type Fights = readonly BracketFight[];

// Only remembers what could be worked out again, so the functions that use it stay pure.
const remembered = new WeakMap<Fights, Links>();
let asked: { fights: Fights; links: Links } | undefined;

export function linksOf({ fights }: Bracket): Links {
  // One bracket is asked for many times in a row.
  if (asked?.fights === fights) return asked.links;
  let links = remembered.get(fights);
  if (!links) {
    links = link(fights);
    remembered.set(fights, links);
  }
  asked = { fights, links };
  return links;
}

const noFights: readonly number[] = [];

function link(fights: Fights): Links {
  const indexOf = new Map<string, number>();
  const origins: Origins[] = [];
  const dependents: (readonly number[])[] = [];
  const fightsOfGroup = new Map<string, number[]>();

  for (let index = 0; index < fights.length; index++) {
    const { key, round, first, second, when } = fights[index]!;
    indexOf.set(key, index);
    origins.push({ first: originOf(first), second: originOf(second) });
    dependents.push(noFights);
    if (round.group !== undefined) {
      const group = fightsOfGroup.get(round.group);
      if (group) group.push(index);
      else fightsOfGroup.set(round.group, [index]);
    }
    connect(first, index);
    connect(second, index);
    if (when && "fight" in when) dependOn(when.fight, index);
    if (when && "split" in when) for (const fight of when.split) dependOn(fight, index);
  }
  return { indexOf, origins, dependents, groups: groupsOf(fights, fightsOfGroup) };

  function originOf(source: Source): number {
    return "fight" in source ? indexOf.get(source.fight)! : nowhere;
  }

  function connect(source: Source, index: number): void {
    if (source.from === "place") {
      for (const member of fightsOfGroup.get(source.group) ?? []) feed(member, index);
    } else if (source.from !== "position") dependOn(source.fight, index);
    if (source.from === "beaten") dependOnTheWay(source.fight, source.size, index);
  }

  /** Whoever was beaten on somebody's way was beaten in one of the fights of that round. */
  function dependOnTheWay(key: string, size: number, index: number): void {
    const fight = fights[indexOf.get(key)!]!;
    if (fight.round.size === size) dependOn(key, index);
    else {
      for (const side of [fight.first, fight.second]) {
        if (side.from === "winner") dependOnTheWay(side.fight, size, index);
      }
    }
  }

  function dependOn(fight: string, index: number): void {
    feed(indexOf.get(fight)!, index);
  }

  function feed(from: number, to: number): void {
    const list = dependents[from]!;
    if (list[list.length - 1] !== to) dependents[from] = [...list, to];
  }
}

function groupsOf(
  fights: Fights,
  fightsOfGroup: ReadonlyMap<string, readonly number[]>,
): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const [name, members] of fightsOfGroup) {
    const sides = members.flatMap((index) => [fights[index]!.first, fights[index]!.second]);
    const positions = sides.flatMap((side) => (side.from === "position" ? [side.position] : []));
    const inDrawnOrder = [...new Set(positions)].sort((a, b) => a - b);
    groups.set(name, { fights: members, positions: inDrawnOrder });
  }
  return groups;
}
