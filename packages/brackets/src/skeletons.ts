import type { BracketFight, Format, Tier } from "./model.ts";

/** What a format makes of positions, whoever stands there: it depends only on which of them are byes. */
export type Skeleton = { fights: readonly BracketFight[]; places: readonly Tier[] };

/** About five megabytes. */
const mostFights = 20_000;

// Only remembers what could be worked out again, the oldest forgotten first, so the functions that use it stay pure.
const remembered = new Map<string, Skeleton>();
let fightsRemembered = 0;

/** Categories of one event share a handful of skeletons, and so do the states of one bracket read again and again. */
export function skeletonOf(
  format: Format,
  positions: readonly (string | null)[],
  make: () => Skeleton,
): Skeleton {
  const name = nameOf(format, positions);
  const known = remembered.get(name);
  if (known) return known;
  const made = make();
  if (made.fights.length < mostFights / 4) remember(name, made);
  return made;
}

function remember(name: string, skeleton: Skeleton): void {
  remembered.set(name, skeleton);
  fightsRemembered += skeleton.fights.length;
  for (const [oldest, { fights }] of remembered) {
    if (fightsRemembered <= mostFights) return;
    remembered.delete(oldest);
    fightsRemembered -= fights.length;
  }
}

function nameOf(format: Format, positions: readonly (string | null)[]): string {
  let name = JSON.stringify(format);
  for (const entry of positions) name += entry === null ? "-" : "x";
  return name;
}
