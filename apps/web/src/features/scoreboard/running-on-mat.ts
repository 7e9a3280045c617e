import type { Fight, FightId } from "@chave/contract";

/** The fight that is fought on the mat of the shown one: of several (one was reopened) the one that began last. */
export function runningOnMat(shown: Fight, fights: readonly Fight[]): FightId | null {
  const startOf = ({ startedAt }: Fight) => startedAt ?? "";
  const [latest] = [shown, ...fights.filter(({ id }) => id !== shown.id)]
    .filter(({ status, mat }) => status === "running" && mat?.id === shown.mat?.id)
    .toSorted((a, b) => startOf(b).localeCompare(startOf(a)));
  return latest?.id ?? null;
}

/** The list with the fight as it stands now. */
export function withFight(fights: readonly Fight[], fight: Fight): Fight[] {
  const known = fights.find(({ id }) => id === fight.id);
  if (known && known.version >= fight.version) return [...fights];
  return [...fights.filter(({ id }) => id !== fight.id), fight];
}
