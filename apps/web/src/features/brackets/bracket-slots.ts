import type { Corner, Fight } from "@chave/contract";
import { type BracketTree, corners } from "./bracket-tree.ts";

/** Fights whose winner goes nowhere: the final first, then bronze fights and what else stands on its own. */
export function rootsOf(tree: BracketTree): Fight[] {
  const sizeOf = (fight: Fight): number =>
    1 + corners.reduce((sum, corner) => sum + sizeOfFeeder(fight, corner), 0);
  const sizeOfFeeder = (fight: Fight, corner: Corner) => {
    const feeder = tree.feederOf(fight, corner);
    return feeder ? sizeOf(feeder) : 0;
  };
  return tree.fights
    .filter((fight) => !tree.nextOf(fight.key, "winner"))
    .map((fight) => ({ fight, size: sizeOf(fight) }))
    .toSorted((a, b) => b.size - a.size || a.fight.order - b.fight.order)
    .map(({ fight }) => fight);
}

/** Vertical places, counted in cards. A fight stands half way between the two that feed it. */
export function slotsOf(
  tree: BracketTree,
  columnOf: (fight: Fight) => number,
  base: number,
): Map<string, number> {
  const slots = new Map<string, number>();
  const taken = new Map<number, number[]>();
  let next = 0;

  function put(fight: Fight, slot: number): number {
    slots.set(fight.key, slot);
    const column = columnOf(fight);
    taken.set(column, [...(taken.get(column) ?? []), slot]);
    return slot;
  }
  function place(fight: Fight): number {
    const feeders = corners
      .map((corner) => tree.feederOf(fight, corner))
      .filter((feeder) => feeder !== undefined && columnOf(feeder) >= base)
      .filter((feeder) => !slots.has(feeder!.key)) as Fight[];
    if (feeders.length === 0) return put(fight, next++);
    const around = feeders.map(place);
    return put(fight, around.reduce((sum, slot) => sum + slot, 0) / around.length);
  }

  const roots = rootsOf(tree).filter((fight) => columnOf(fight) >= base);
  for (const [index, fight] of roots.entries()) {
    const standsAlone = corners.every((corner) => !tree.feederOf(fight, corner));
    if (index === 0 || !standsAlone) {
      place(fight);
      continue;
    }
    // A bronze fight goes under the final; the second of three fights beside the first.
    const others = taken.get(columnOf(fight));
    put(fight, others ? Math.max(...others) + 1 : (slots.get(roots[0]!.key) ?? 0));
  }
  if (base > 0) stackEarlierColumns(tree, columnOf, base, slots);
  return slots;
}

function stackEarlierColumns(
  tree: BracketTree,
  columnOf: (fight: Fight) => number,
  base: number,
  slots: Map<string, number>,
) {
  const whole = slotsOf(tree, columnOf, 0);
  for (let column = 0; column < base; column++) {
    tree.fights
      .filter((fight) => columnOf(fight) === column)
      .toSorted((a, b) => whole.get(a.key)! - whole.get(b.key)!)
      .forEach((fight, index) => {
        slots.set(fight.key, index);
      });
  }
}
