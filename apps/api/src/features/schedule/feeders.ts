import type { BracketState, Source } from "@chave/brackets";

/** The fights that must be over before a fight can start, by key; a fight that falls away is replaced by its own feeders. */
export function feedersIn({ bracket, fights }: BracketState): (key: string) => string[] {
  const planned = new Map(bracket.fights.map((fight) => [fight.key, fight]));
  const fallsAway = new Set(
    fights.flatMap(({ key, status }) => (status === "bye" || status === "void" ? [key] : [])),
  );

  function feedersOf(key: string): string[] {
    const { first, second, when } = planned.get(key)!;
    const keys = [...fightsOf(first), ...fightsOf(second)];
    if (when) keys.push(...("split" in when ? when.split : [when.fight]));
    return [
      ...new Set(keys.flatMap((feeder) => (fallsAway.has(feeder) ? feedersOf(feeder) : feeder))),
    ];
  }

  function fightsOf(source: Source): string[] {
    if (source.from === "position") return [];
    if (source.from !== "place") return [source.fight];
    return bracket.fights
      .filter(({ round }) => round.group === source.group)
      .map((fight) => fight.key);
  }

  return feedersOf;
}
