import type { Entry } from "./model.ts";

/** How one gym stands in a tree of positions. Rounds are named by their size: 2 is the final. */
export type GymSeparation = {
  gym: string;
  entries: number;
  /** The round in which two of the gym may meet first; the smaller, the later. */
  meetIn: number;
  /** The latest round that any placing could have reached for so many entries. */
  bound: number;
  /** Those who may meet that early. */
  pairs: readonly (readonly [string, string])[];
};

/** Gyms with at least two entries, the earliest meeting first. Positions are those of a tree, a power of two. */
export function separationReport(
  positions: readonly (string | null)[],
  entries: readonly Entry[],
): GymSeparation[] {
  const standing = new Map(positions.map((entry, position) => [entry, position]));
  const gyms = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.gym === undefined || !standing.has(entry.id)) continue;
    gyms.set(entry.gym, [...(gyms.get(entry.gym) ?? []), entry]);
  }
  return [...gyms]
    .filter(([, mates]) => mates.length > 1)
    .map(([gym, mates]) => ({
      gym,
      entries: mates.length,
      ...earliestMeeting(mates, standing, positions.length),
      bound: latestPossible(mates.length, positions.length),
    }))
    .sort((a, b) => b.meetIn - a.meetIn || (a.gym < b.gym ? -1 : 1));
}

/** The part of a tree that a position lies in when it is cut into `sections` equal parts. */
export const sectionOf = (position: number, size: number, sections: number): number =>
  Math.floor((position * sections) / size);

/** The size of the round in which two positions of a tree meet: 2 for the final. */
export function meetingRound(a: number, b: number, size: number): number {
  let sections = 2;
  while (sectionOf(a, size, sections) === sectionOf(b, size, sections)) sections *= 2;
  return sections;
}

/** With m mates in 2, 4, 8 … sections of one each, the next halving must bring two together. */
function latestPossible(mates: number, size: number): number {
  let round = 2;
  while (round < mates && round < size) round *= 2;
  return round;
}

function earliestMeeting(
  mates: readonly Entry[],
  standing: ReadonlyMap<string | null, number>,
  size: number,
) {
  let meetIn = 0;
  let pairs: (readonly [string, string])[] = [];
  for (const [index, a] of mates.entries()) {
    for (const b of mates.slice(index + 1)) {
      const round = meetingRound(standing.get(a.id)!, standing.get(b.id)!, size);
      if (round > meetIn) [meetIn, pairs] = [round, []];
      if (round === meetIn) pairs.push([a.id, b.id]);
    }
  }
  return { meetIn, pairs };
}
